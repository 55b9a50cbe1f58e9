import Foundation
import Observation

@Observable
final class PacketLogger: NSObject {
    var lines: [String] = []

    override init() {
        super.init()
    }
}
