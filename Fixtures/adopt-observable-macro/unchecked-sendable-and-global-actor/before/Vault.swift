import Combine
import Foundation

@MainActor
public final class Vault: NSObject, ObservableObject, @unchecked Sendable {
    @Published public private(set) var items: [String] = []

    public override init() {
        super.init()
    }
}
