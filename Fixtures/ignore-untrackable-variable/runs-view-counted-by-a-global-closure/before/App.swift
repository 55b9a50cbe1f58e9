import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  var hits = 0

  func hit() -> Int {
    hits += 1
    return count
  }
}

let read: (Counter) -> Int = { $0.hit() }

struct Row: View {
  @ObservedObject var counter: Counter

  var body: some View { Text("row \(read(counter))") }
}

struct ContentView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    VStack {
      Row(counter: counter)
      Row(counter: counter)
      Button("count") { counter.count += 1 }
    }
  }
}
