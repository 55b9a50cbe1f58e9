import Combine
import SwiftUI

func both<P: Publisher>(_ first: P, _ second: P) -> AnyPublisher<P.Output, P.Failure> {
    Publishers.MergeMany(first, second).eraseToAnyPublisher()
}

final class Sums: ObservableObject {
    @Published var first = 0
    @Published var second = 0
    private var cancellables: Set<AnyCancellable> = []

    func follow() {
        both($first, $second).sink { print($0) }.store(in: &cancellables)
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
    @ObservedObject var sums: Sums

    var body: some View { Text("\(sums.first + sums.second)") }
}
