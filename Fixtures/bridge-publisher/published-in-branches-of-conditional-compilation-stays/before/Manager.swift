import Foundation
#if canImport(Combine)
import Combine
#endif

final class Manager: ObservableObject {
#if canImport(Combine)
    @Published
#else
    @MainActor
#endif
    var providers: [String] = []
}

final class Counter: ObservableObject {
#if canImport(Combine)
    @Published
#endif
    var count = 0 {
        didSet { print(count) }
    }
}

final class Watcher {
    private var tokens: Set<AnyCancellable> = []
    init(_ manager: Manager, _ counter: Counter) {
        manager.$providers.sink { print($0) }.store(in: &tokens)
        counter.$count.sink { print($0) }.store(in: &tokens)
    }
}
