import SwiftUI

struct Item: Identifiable {
    let id: Int
    var parent: Int?
    var names: [String] = []

    mutating func update(_ count: () -> Int) { names = Array(repeating: "", count: count()) }
}

@Observable
final class ThroughMethod {
    var items: [Item] = []

    func prune() {
        var newItems = items
        newItems.removeAll { !hasParent($0) }
        items = newItems
    }
    func hasParent(_ item: Item) -> Bool { items.contains { $0.id == item.parent } }
}

@Observable
final class HandedOn {
    var items: [Item] = []

    func prune() {
        var newItems = items
        newItems.removeAll(where: isRoot)
        items = newItems
    }
    private func isRoot(_ item: Item) -> Bool { !items.isEmpty && item.parent == nil }
}

@Observable
final class InClosure {
    var items: [Item] = []

    func prune() {
        var newItems = items
        newItems.removeAll { $0.id > self.items.count }
        items = newItems
    }
}

@Observable
final class OfPart {
    var items: [Item] = []

    func sort() {
        var newItems = items
        newItems[0].names.sort { rank($0) < rank($1) }
        items = newItems
    }
    private func rank(_ name: String) -> Int { items.count + name.count }
}

@Observable
final class ByMutatingMethod {
    var items: [Item] = []

    func update() {
        var newItems = items
        newItems[0].update { items.count }
        items = newItems
    }
}

@Observable
final class Inout {
    var items: [Item] = []

    func run() {
        var newItems = items
        reduce(&newItems)
        items = newItems
    }
    private func reduce(_ reduced: inout [Item]) {
        reduced.removeLast()
        print(items.count)
    }
}

@Observable
final class ByView {
    var items: [Item] = []

    func isLast(_ item: Item) -> Bool { items.last?.id == item.id }
}

struct ByViewList: View {
    var model: ByView

    var body: some View {
        Button("Prune") {
            var items = model.items
            items.removeAll { model.isLast($0) }
            model.items = items
        }
    }
}
