import Combine
import Resolver
import SwiftUI

final class Wallet: ObservableObject {
    @Published var name: String?
}

final class Other: ObservableObject {
    @Published var name: String?
}

extension Resolver {
    static func start() {
        _ = resolve(Wallet.self).$name.sink { print($0 ?? "") }
    }
}
