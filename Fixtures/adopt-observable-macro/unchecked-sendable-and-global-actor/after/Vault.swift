import Foundation
import Observation

@Observable
@MainActor
public final class Vault: NSObject, @unchecked Sendable {
    public private(set) var items: [String] = []

    public override init() {
        super.init()
    }
}
