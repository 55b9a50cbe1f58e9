import Combine
import SwiftUI

final class Tree: ObservableObject {
    @Published var height = 0
}

final class Park: ObservableObject {
    @Published var trees: [Tree] = [] { didSet { subscribe() } }
    @Published var bushes: [Tree]? = [] {
        didSet {
            bushSubscriptions = Set(trees.map { $0.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() } })
        }
    }
    private var cancellables: Set<AnyCancellable> = []
    private var bushSubscriptions: Set<AnyCancellable> = []
    private var subscriptions: [AnyCancellable] = []
    private var byIndex: [Int: AnyCancellable] = [:]

    private func subscribe() {
        cancellables.removeAll()
        trees.forEach { $0.objectWillChange.sink { [unowned self] in objectWillChange.send() }.store(in: &cancellables) }
        trees.forEach { tree in
            tree.objectWillChange
                .sink { [weak self] _ in self?.objectWillChange.send() }
                .store(in: &cancellables)
        }
        bushes?.forEach {
            $0.objectWillChange
                .sink { [weak self] _ in
                    guard let self else { return }
                    self.objectWillChange.send()
                }
                .store(in: &cancellables)
        }
        for (index, tree) in trees.enumerated() {
            byIndex[index] = tree.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
        }
        subscriptions = trees.map { $0.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() } }
        subscriptions.append(contentsOf: trees.map { tree in
            tree.objectWillChange.sink { [weak self] _ in
                guard let park = self else { return }
                park.objectWillChange.send()
            }
        })
        subscriptions.append(trees[0].$height.sink { print($0) })
        trees.forEach {
            print($0.height)
            $0.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
        }
    }
}

struct ParkView: View {
    @StateObject private var park = Park()

    var body: some View {
        Text("\(park.trees.count) \(park.trees.first?.height ?? 0)")
    }
}
