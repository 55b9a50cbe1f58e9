import SwiftUI

final class Counter: ObservableObject {
    @Published var taps = 0
}

enum Language {
    static var code = "en"
}

struct CounterView: View {
    @ObservedObject var counter: Counter

    var body: some View {
//        Text("debug")
        Text(Language.code)
    }
}

struct ContentView: View {
    @StateObject private var counter = Counter()

    var body: some View {
        VStack {
            CounterView(counter: counter)
            Button("Tap") {
                Language.code += "x"
                counter.taps += 1
            }
        }
    }
}
