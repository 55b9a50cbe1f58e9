import Combine
import Foundation
import Observation

@Observable
final class Source {
    var hits = 0 {
        willSet { hitsSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var hitsSubject = CurrentValueSubject<Int, Never>(_hits)
}

@Observable
final class Search {
    var hits = 0
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
    let source = Source()

    func bind() {
        var cancellables = Set<AnyCancellable>()
        Just(1).sink { print($0) }.store(in: &cancellables)
        source.hitsSubject.sink { [weak self] in self?.hits = $0 }.store(in: &self.cancellables)
    }

    func bind(_ cancellables: inout Set<AnyCancellable>) {
        source.hitsSubject.sink { [weak self] in self?.hits = $0 }.store(in: &self.cancellables)
    }

    func bindAgain() {
        source.hitsSubject.sink { [weak self] in self?.hits = $0 }.store(in: &cancellables)
    }
}
