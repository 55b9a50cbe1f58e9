import Combine
import SwiftUI

@Observable
final class Tree {
    var height = 0 {
        willSet { heightSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var heightSubject = CurrentValueSubject<Int, Never>(_height)
}

@Observable
final class Park {
    var trees: [Tree] = [] { didSet { subscribe() } }
    var bushes: [Tree]? = []
    private var cancellables: Set<AnyCancellable> = []
    private var subscriptions: [AnyCancellable] = []

    private func subscribe() {
        cancellables.removeAll()
        subscriptions = []
        subscriptions.append(trees[0].heightSubject.sink { print($0) })
        trees.forEach {
            print($0.height)
        }
    }
}

struct ParkView: View {
    @State private var park = Park()

    var body: some View {
        Text("\(park.trees.count) \(park.trees.first?.height ?? 0)")
    }
}
