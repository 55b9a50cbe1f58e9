import Combine
import SwiftUI

final class Kid: ObservableObject {
    @Published var number = 0
}

final class Part: ObservableObject {
    @Published var number = 0
}

final class Whole {
    let part = Part()
}

final class Other: ObservableObject {
    @Published var number = 0
}

@Observable
final class Unrelated {
    var number = 0
}

/// Keeps what it is told.
final class Listener {
    var cancellables: Set<AnyCancellable> = []

    init(kids: [Kid], wholes: [Whole], others: [Other]) {
        Publishers.MergeMany(kids.map(\.objectWillChange)).sink { print("kid") }.store(in: &cancellables)
        wholes.map(\.part.objectWillChange).forEach { publisher in
            publisher.sink { print("part") }.store(in: &cancellables)
        }
        for publisher in others.map(\Other.objectWillChange) {
            publisher.sink { print("other") }.store(in: &cancellables)
        }
    }
}

struct KidView: View {
    @ObservedObject var kid: Kid
    @ObservedObject var part: Part
    @ObservedObject var other: Other
    var unrelated: Unrelated

    var body: some View {
        Text("\(kid.number) \(part.number) \(other.number) \(unrelated.number)")
    }
}
