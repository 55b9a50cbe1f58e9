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

@Observable
final class Shop {
    static let shared = Shop()
    var rows = [Row(id: 1), Row(id: 2), Row(id: 3)]
    var hits = Hits()
    var level = Level()
    var tasks = [Todo(), Todo()]
    private(set) var done = 0

    init() {
        for index in tasks.indices { tasks[index].onToggle = { [weak self] _ in self?.recount() } }
    }

    private func recount() { done = tasks.filter(\.isDone).count }
}

struct ContentView: View {
    var shop = Shop.shared

    var body: some View {
        ForEach(shop.rows.indices, id: \.self) { index in
            Button("\(index) \(shop.rows[index].isOn)") {
                var rows = shop.rows
                rows[index].toggle()
                shop.rows = rows
            }
        }
        Button("hits \(shop.hits.count) \(shop.hits.total)") {
            var hits = shop.hits
            hits.count += 1
            shop.hits = hits
        }
        Button("raise \(shop.level.number)") {
            var level = shop.level
            level.raise()
            shop.level = level
        }
        Button("lower") { shop.level.lower() }
        Button("done \(shop.done)") {
            var tasks = shop.tasks
            tasks[0].toggle()
            shop.tasks = tasks
        }
    }
}
