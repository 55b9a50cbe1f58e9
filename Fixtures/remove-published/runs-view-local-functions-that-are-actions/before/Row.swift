import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  var presses = 0

  func press() {
    presses += 1
    count += 1
  }
}

struct Row: View {
  @ObservedObject var counter: Counter

  var body: some View {
    let add = { counter.count += 1 }
    let press = counter.press
    let actions = [("a", add), ("b", { counter.count += 2 })]
    return VStack {
      Text("count \(counter.count), presses \(counter.presses)")
      Button("add", action: add)
      Button("press", action: press)
      Button("both") {
        add()
        press()
      }
      ForEach(actions, id: \.0) { action in Button(action.0, action: action.1) }
    }
  }
}

struct ContentView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    VStack {
      Text("n \(counter.count)")
      Row(counter: counter)
    }
  }
}
