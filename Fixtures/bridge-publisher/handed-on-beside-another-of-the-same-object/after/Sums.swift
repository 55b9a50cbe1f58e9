import Combine
import SwiftUI

func both<P: Publisher>(_ first: P, _ second: P) -> AnyPublisher<P.Output, P.Failure> {
    Publishers.MergeMany(first, second).eraseToAnyPublisher()
}

@Observable
final class Sums {
    var first = 0 {
        willSet { firstSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var firstSubject = CurrentValueSubject<Int, Never>(_first)
    var second = 0 {
        willSet { secondSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var secondSubject = CurrentValueSubject<Int, Never>(_second)
    private var cancellables: Set<AnyCancellable> = []

    func follow() {
        both(firstSubject, secondSubject).sink { print($0) }.store(in: &cancellables)
    }
}

/// The publishers of two objects: one of them may stay.
final class Parts: ObservableObject {
    @Published var part = 0
    let sums = Sums()
    private var cancellables: Set<AnyCancellable> = []

    func follow(_ other: Parts) {
        both($part, other.$part).sink { print($0) }.store(in: &cancellables)
    }
}

struct SumsView: View {
    var sums: Sums

    var body: some View { Text("\(sums.first + sums.second)") }
}
