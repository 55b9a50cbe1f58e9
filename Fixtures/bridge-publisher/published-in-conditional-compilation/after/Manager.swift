import Foundation
import Observation
#if canImport(Combine)
import Combine
#endif

@Observable
@MainActor
public final class Manager {
    public private(set) var providers: [String] = [] {
        willSet {
            #if canImport(Combine)
            providersSubject.send(newValue)
            #endif
        }
    }
    #if canImport(Combine)
    @ObservationIgnored public private(set) lazy var providersSubject = CurrentValueSubject<[String], Never>(_providers)
    #endif

    func add(_ name: String) { providers.append(name) }
}

#if canImport(Combine)
@MainActor
final class Watcher {
    private var token: AnyCancellable?
    init(_ manager: Manager) {
        token = manager.providersSubject.sink { print($0) }
    }
}
#endif
