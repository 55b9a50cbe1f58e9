import Combine
import Foundation

final class Source: ObservableObject {
    @Published var hits = 0
}

final class Search: ObservableObject {
    @Published var hits = 0
    let source = Source()

    func bind() {
        var cancellables = Set<AnyCancellable>()
        Just(1).sink { print($0) }.store(in: &cancellables)
        source.$hits.assign(to: &$hits)
    }

    func bind(_ cancellables: inout Set<AnyCancellable>) {
        source.$hits.assign(to: &$hits)
    }

    func bindAgain() {
        source.$hits.assign(to: &$hits)
    }
}
