import Combine
import SwiftUI

let ticks = PassthroughSubject<Int, Never>()

@Observable
final class Counter: ObservableObject {
  var count = 0
  private(set) var log: [String] = []
  private var subscription: AnyCancellable?

  init(step: Int) {
    subscription = ticks.sink { [weak self] in self?.count += $0 * step }
    note()
  }

  var title: String { "count \(count)" }

  func note() { log.append(title) }
}

struct CounterView: View {
  @StateObject private var counter: Counter

  init(step: Int) { _counter = StateObject(wrappedValue: Counter(step: step)) }

  var body: some View {
    Text(counter.title)
    Text(counter.log.joined(separator: ", "))
    Button("Note") { counter.note() }
  }
}

struct ContentView: View {
  @State private var number = 1

  var body: some View {
    CounterView(step: 2)
    Text("\(number)")
    Button("Tick") { ticks.send(1) }
    Button("Next") { number += 1 }
  }
}

struct CounterApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}
