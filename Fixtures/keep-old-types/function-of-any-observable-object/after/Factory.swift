import SwiftUI

@Observable
final class Counter {
    var count = 0
}

/// The factories give these two, and they stay.
final class Legacy: ObservableObject {
    @Published var name = ""
}

final class Draft: ObservableObject {
    @Published var text = ""
}

protocol Factory {
    func makeLegacy() -> any ObservableObject
    var current: (any ObservableObject)? { get }
}

struct LiveFactory: Factory {
    var isEmpty = true

    func makeLegacy() -> any ObservableObject { Legacy() }

    var current: (any ObservableObject)? {
        if isEmpty { return nil }
        return Draft()
    }
}

/// It only hands on what the other one gives.
struct Container {
    let factory: any Factory

    func makeLegacy() -> any ObservableObject {
        return factory.makeLegacy()
    }
}

func isDraft(_ factory: LiveFactory) -> Bool { factory.current is Draft }

struct ContentView: View {
    @State private var counter = Counter()

    var body: some View {
        Button("\(counter.count)") { counter.count += 1 }
    }
}
