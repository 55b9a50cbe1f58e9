import Combine
import Resolver
import SwiftUI

@Observable
final class Wallet {
    var name: String? {
        willSet { nameSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String?, Never>(_name)
}

@Observable
final class Other {
    var name: String?
}

extension Resolver {
    static func start() {
        _ = resolve(Wallet.self).nameSubject.sink { print($0 ?? "") }
    }
}
