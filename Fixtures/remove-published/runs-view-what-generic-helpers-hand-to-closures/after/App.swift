import SwiftUI

protocol Then {}

extension Then where Self: AnyObject {
    @discardableResult
    func then(_ body: (Self) -> Void) -> Self {
        body(self)
        return self
    }

    func get<Value>(_ path: KeyPath<Self, Value>) -> Value { self[keyPath: path] }
}

func configure<Object: AnyObject>(_ object: Object, using body: (Object) throws -> Void) rethrows {
    try body(object)
}

func each<Element>(_ elements: [Element], _ body: (Element) -> Void) { elements.forEach(body) }

func pick<Object, Value>(_ object: Object, _ body: (Object) -> Value) -> Value { body(object) }

func read<Object, Value>(_ object: Object, _ path: KeyPath<Object, Value>) -> Value {
    object[keyPath: path]
}

final class Theme: Then {
    static let shared = Theme()
    var name = "light"
    var size = 1
    var font = "a"
}

@Observable
final class Clock {
    private(set) var isRunning = false { didSet { withMutation(keyPath: \.isRunning) {} } }
    private(set) var ticks = 0

    func darken() {
        Theme.shared.then { $0.name += "-" }
        isRunning = false
    }

    func grow() {
        configure(Theme.shared) { $0.size += 1 }
        isRunning = false
    }

    func write() {
        each([Theme.shared]) { $0.font += "b" }
        isRunning = false
    }

    func tick() {
        Theme.shared.size += 1
        ticks += 1
    }
}

/// It reads what it shows through the same kind of helpers.
struct FaceView: View {
    var clock: Clock

    var body: some View {
        let _ = clock.ticks
        Text("\(pick(Theme.shared) { $0.name }) \(read(Theme.shared, \.size)) \(Theme.shared.get(\.font))")
        if clock.isRunning { Text("runs") }
    }
}

struct ContentView: View {
    @State private var clock = Clock()

    var body: some View {
        FaceView(clock: clock)
        Text("\(clock.ticks)")
        Button("darken") { clock.darken() }
        Button("grow") { clock.grow() }
        Button("write") { clock.write() }
        Button("tick") { clock.tick() }
    }
}
