import SwiftUI

@Observable
final class Counter {
    var taps = 0
}

enum Language {
    static var code = "en"
}

struct CounterView: View {
    var counter: Counter

    var body: some View {
        let _ = counter.taps
//        Text("debug")
        Text(Language.code)
    }
}

struct ContentView: View {
    @State private var counter = Counter()

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
