import Combine
import Foundation

final class PacketLogger: NSObject, ObservableObject {
    @Published var lines: [String] = []

    override init() {
        super.init()
    }
}
