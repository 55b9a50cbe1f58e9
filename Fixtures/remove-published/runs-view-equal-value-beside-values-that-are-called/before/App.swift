import SwiftUI

final class Counter {
    static let shared = Counter()
    var count = 0
    private var named: [String: Int] = [:]

    subscript(name: String) -> Int {
        get { named[name] ?? 0 }
        set { named[name] = newValue }
    }
}

enum Limits {
    private static var stored: [String: Int] = [:]

    static subscript(name: String) -> Int {
        get { stored[name] ?? 0 }
        set { stored[name] = newValue }
    }
}

struct CountUseCase {
    let counter: Counter

    func callAsFunction() { counter.count += 1 }
}

protocol Saving {
    func callAsFunction(_ name: String)
}

struct SaveUseCase: Saving {
    func callAsFunction(_ name: String) { Counter.shared[name] += 1 }
}

final class Model: ObservableObject {
    @Published private(set) var isDone = false
    @Published private(set) var error: String?
    private let count = CountUseCase(counter: .shared)
    private let save: Saving

    init(save: Saving = SaveUseCase()) { self.save = save }

    func finish() {
        count()
        isDone = true
    }

    func store() {
        save("stored")
        error = nil
    }

    func limit() {
        Limits["upper"] += 1
        isDone = true
    }
}

struct ContentView: View {
    @StateObject private var model = Model()

    var body: some View {
        Text("\(Counter.shared.count) of \(Limits["upper"])")
        if model.isDone { Text("done") }
        StoredView(model: model)
        Button("finish") { model.finish() }
        Button("store") { model.store() }
        Button("limit") { model.limit() }
    }
}

struct StoredView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("\(Counter.shared["stored"]) \(model.error ?? "no error")")
    }
}
