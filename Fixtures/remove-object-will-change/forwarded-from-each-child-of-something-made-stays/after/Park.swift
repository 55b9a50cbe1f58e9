import Combine
import SwiftUI

final class Tree: ObservableObject {
    @Published var height = 0
}

/// Planting has effects, and would have to go on.
@Observable
final class Park {
    var trees: [Tree] = []
    private var cancellables: Set<AnyCancellable> = []

    func plant() {
        planted().forEach { $0.objectWillChange.sink { [weak self] in self?.withMutation(keyPath: \.trees) {} }.store(in: &cancellables) }
    }

    private func planted() -> [Tree] {
        trees = [Tree(), Tree()]
        return trees
    }
}

final class Bush: ObservableObject {
    @Published var width = 0
}

/// It does something else where the object is gone.
@Observable
final class Garden {
    var bush = Bush()
    private var cancellables: Set<AnyCancellable> = []

    func follow() {
        bush.objectWillChange
            .sink { [weak self] in
                guard let self else { return print("gone") }
                self.withMutation(keyPath: \.bush) {}
            }
            .store(in: &cancellables)
    }
}

struct ParkView: View {
    @State private var park = Park()
    @State private var garden = Garden()

    var body: some View {
        Text("\(park.trees.count) \(park.trees.first?.height ?? 0) \(garden.bush.width)")
    }
}
