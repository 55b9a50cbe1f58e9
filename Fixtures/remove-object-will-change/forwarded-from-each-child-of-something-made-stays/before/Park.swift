import Combine
import SwiftUI

final class Tree: ObservableObject {
    @Published var height = 0
}

/// Planting has effects, and would have to go on.
final class Park: ObservableObject {
    @Published var trees: [Tree] = []
    private var cancellables: Set<AnyCancellable> = []

    func plant() {
        planted().forEach { $0.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &cancellables) }
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
final class Garden: ObservableObject {
    @Published var bush = Bush()
    private var cancellables: Set<AnyCancellable> = []

    func follow() {
        bush.objectWillChange
            .sink { [weak self] in
                guard let self else { return print("gone") }
                self.objectWillChange.send()
            }
            .store(in: &cancellables)
    }
}

struct ParkView: View {
    @StateObject private var park = Park()
    @StateObject private var garden = Garden()

    var body: some View {
        Text("\(park.trees.count) \(park.trees.first?.height ?? 0) \(garden.bush.width)")
    }
}
