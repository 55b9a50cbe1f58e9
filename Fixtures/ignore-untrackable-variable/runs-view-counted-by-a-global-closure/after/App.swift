import SwiftUI

@Observable
final class Counter {
  var count = 0
  @ObservationIgnored var hits = 0

  func hit() -> Int {
    hits += 1
    return count
  }
}

let read: (Counter) -> Int = { $0.hit() }

struct Row: View {
  var counter: Counter

  var body: some View { Text("row \(read(counter))") }
}

struct ContentView: View {
  @State private var counter = Counter()

  var body: some View {
    VStack {
      Row(counter: counter)
      Row(counter: counter)
      Button("count") { counter.count += 1 }
    }
  }
}
