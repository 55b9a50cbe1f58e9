import SwiftUI

/// It tells through a helper of its own, and in an observer.
final class Store {
    private(set) var items: [Int] = []
    var observers: [() -> Void] = []
    var target = 20 {
        didSet { observers.forEach { $0() } }
    }

    func add() {
        items.append(1)
        notify()
    }

    private func notify() { observers.forEach { $0() } }
}

@Observable
final class Model {
    let store = Store()
    private(set) var isLoaded = false { didSet { withMutation(keyPath: \.isLoaded) {} } }

    init() {
        store.observers.append { [weak self] in self?.isLoaded = true }
    }
}

protocol TankDelegate: AnyObject {
    func didChange()
}

final class Tank {
    weak var delegate: TankDelegate?
    private(set) var level = 0

    func fill() {
        level += 1
        notify()
    }

    private func notify() { delegate?.didChange() }
}

@Observable
final class Gauge: TankDelegate {
    private let tank = Tank()
    private(set) var summary = "" { didSet { withMutation(keyPath: \.summary) {} } }
    var level: Int {
        access(keyPath: \.summary)
        return tank.level
    }

    init() { tank.delegate = self }

    func fill() { tank.fill() }

    func didChange() { summary = "ok" }
}

struct StoreView: View {
    var model: Model

    var body: some View {
        let _ = model.isLoaded
        Text("\(model.store.items.count) of \(model.store.target)")
    }
}

struct LevelView: View {
    var gauge: Gauge

    var body: some View {
        Text("level \(gauge.level)")
    }
}

struct ContentView: View {
    @State private var model = Model()
    @State private var gauge = Gauge()

    var body: some View {
        Text("\(model.isLoaded) \(gauge.summary)")
        StoreView(model: model)
        LevelView(gauge: gauge)
        Button("add") { model.store.add() }
        Button("more") { model.store.target += 1 }
        Button("fill") { gauge.fill() }
    }
}
