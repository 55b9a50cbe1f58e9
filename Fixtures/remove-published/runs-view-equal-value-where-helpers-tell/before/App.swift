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

final class Model: ObservableObject {
    let store = Store()
    @Published private(set) var isLoaded = false

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

final class Gauge: ObservableObject, TankDelegate {
    private let tank = Tank()
    @Published private(set) var summary = ""
    var level: Int { tank.level }

    init() { tank.delegate = self }

    func fill() { tank.fill() }

    func didChange() { summary = "ok" }
}

struct StoreView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("\(model.store.items.count) of \(model.store.target)")
    }
}

struct LevelView: View {
    @ObservedObject var gauge: Gauge

    var body: some View {
        Text("level \(gauge.level)")
    }
}

struct ContentView: View {
    @StateObject private var model = Model()
    @StateObject private var gauge = Gauge()

    var body: some View {
        Text("\(model.isLoaded) \(gauge.summary)")
        StoreView(model: model)
        LevelView(gauge: gauge)
        Button("add") { model.store.add() }
        Button("more") { model.store.target += 1 }
        Button("fill") { gauge.fill() }
    }
}
