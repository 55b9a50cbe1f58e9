import SwiftUI

struct Item: Identifiable {
    let id: Int
    var parent: Int?
    var names: [String] = []

    mutating func update(_ count: () -> Int) { names = Array(repeating: "", count: count()) }
}

final class ThroughMethod: ObservableObject {
    @Published var items: [Item] = []

    func prune() { items.removeAll { !hasParent($0) } }
    func hasParent(_ item: Item) -> Bool { items.contains { $0.id == item.parent } }
}

final class HandedOn: ObservableObject {
    @Published var items: [Item] = []

    func prune() { items.removeAll(where: isRoot) }
    private func isRoot(_ item: Item) -> Bool { !items.isEmpty && item.parent == nil }
}

final class InClosure: ObservableObject {
    @Published var items: [Item] = []

    func prune() { items.removeAll { $0.id > self.items.count } }
}

final class OfPart: ObservableObject {
    @Published var items: [Item] = []

    func sort() { items[0].names.sort { rank($0) < rank($1) } }
    private func rank(_ name: String) -> Int { items.count + name.count }
}

final class ByMutatingMethod: ObservableObject {
    @Published var items: [Item] = []

    func update() { items[0].update { items.count } }
}

final class Inout: ObservableObject {
    @Published var items: [Item] = []

    func run() { reduce(&items) }
    private func reduce(_ reduced: inout [Item]) {
        reduced.removeLast()
        print(items.count)
    }
}

final class ByView: ObservableObject {
    @Published var items: [Item] = []

    func isLast(_ item: Item) -> Bool { items.last?.id == item.id }
}

struct ByViewList: View {
    @ObservedObject var model: ByView

    var body: some View {
        Button("Prune") { model.items.removeAll { model.isLast($0) } }
    }
}
