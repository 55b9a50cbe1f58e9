import Foundation
#if canImport(Combine)
import Combine
extension Manager: ObservableObject {
}
#endif

@MainActor
public final class Manager {
#if canImport(Combine)
    @Published
#endif
    public private(set) var providers: [String] = []

    func add(_ name: String) { providers.append(name) }
}

#if canImport(Combine)
@MainActor
final class Watcher {
    private var token: AnyCancellable?
    init(_ manager: Manager) {
        token = manager.$providers.sink { print($0) }
    }
}
#endif
