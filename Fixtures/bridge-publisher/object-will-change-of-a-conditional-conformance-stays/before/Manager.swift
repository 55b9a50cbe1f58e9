import Foundation
#if canImport(Combine)
import Combine

extension Manager: ObservableObject {}
#endif

final class Manager {
    var providers: [String] = [] {
        willSet {
#if canImport(Combine)
            objectWillChange.send()
#endif
        }
    }
}

#if canImport(Combine)
final class Watcher {
    private var token: AnyCancellable?
    init(_ manager: Manager) {
        token = manager.objectWillChange.sink { print("changes") }
    }
}
#endif
