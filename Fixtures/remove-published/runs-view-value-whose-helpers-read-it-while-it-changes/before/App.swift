import SwiftUI

struct Row: Identifiable {
    let id: Int
    var isOn = false

    mutating func toggle() { isOn = !isOn && canTurnOn }

    private var canTurnOn: Bool { Shop.shared.rows.filter(\.isOn).count < 2 }
}

struct Hits {
    var count = 0 {
        didSet { total = sum() }
    }
    private(set) var total = 0

    private func sum() -> Int { Shop.shared.hits.count + 1 }
}

struct Todo {
    var isDone = false
    var onToggle: ((Bool) -> Void)?

    mutating func toggle() {
        isDone.toggle()
        notify()
    }

    private func notify() { onToggle?(isDone) }
}

enum Log {
    static func lines() -> Int { Shop.shared.level.number }
}

struct Level {
    var number = 0

    mutating func raise() { number += Log.lines() + 1 }

    /// Nothing that it runs reads the shop.
    mutating func lower() { number -= step }

    private var step: Int { 1 }
}

final class Shop: ObservableObject {
    static let shared = Shop()
    @Published var rows = [Row(id: 1), Row(id: 2), Row(id: 3)]
    @Published var hits = Hits()
    @Published var level = Level()
    @Published var tasks = [Todo(), Todo()]
    @Published private(set) var done = 0

    init() {
        for index in tasks.indices { tasks[index].onToggle = { [weak self] _ in self?.recount() } }
    }

    private func recount() { done = tasks.filter(\.isDone).count }
}

struct ContentView: View {
    @ObservedObject var shop = Shop.shared

    var body: some View {
        ForEach(shop.rows.indices, id: \.self) { index in
            Button("\(index) \(shop.rows[index].isOn)") { shop.rows[index].toggle() }
        }
        Button("hits \(shop.hits.count) \(shop.hits.total)") { shop.hits.count += 1 }
        Button("raise \(shop.level.number)") { shop.level.raise() }
        Button("lower") { shop.level.lower() }
        Button("done \(shop.done)") { shop.tasks[0].toggle() }
    }
}
