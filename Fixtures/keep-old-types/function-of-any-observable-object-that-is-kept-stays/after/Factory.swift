import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 0
}

final class Legacy: ObservableObject {
    @Published var name = ""
}

struct Factory {
    func makeLegacy() -> any ObservableObject { Legacy() }
}

/// What is inferred from the result may hold any of them.
func last(_ factory: Factory) -> Bool {
    var all = [factory.makeLegacy()]
    all.append(Counter())
    return all.last is Counter
}

struct ContentView: View {
    @StateObject private var counter = Counter()

    var body: some View {
        Button("\(counter.count)") { counter.count += 1 }
    }
}
