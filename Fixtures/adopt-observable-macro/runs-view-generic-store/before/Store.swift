import SwiftUI

@dynamicMemberLookup
final class Store<State>: ObservableObject {
  @Published private(set) var state: State
  private let reduce: (inout State, Int) -> Void

  init(_ state: State, reduce: @escaping (inout State, Int) -> Void) {
    self.state = state
    self.reduce = reduce
  }

  subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { state[keyPath: keyPath] }

  func send(_ action: Int) { reduce(&state, action) }

  func binding<Value>(_ keyPath: WritableKeyPath<State, Value>) -> Binding<Value> {
    Binding(get: { self.state[keyPath: keyPath] }, set: { self.state[keyPath: keyPath] = $0 })
  }
}

struct Numbers {
  var sum = 0
  var isOdd = false
}

struct ContentView: View {
  @StateObject private var store = Store(Numbers()) { state, action in
    state.sum += action
    state.isOdd = state.sum % 2 == 1
  }

  var body: some View {
    Text("\(store.sum)")
    Button("one") { store.send(1) }
    Button("none") { store.send(0) }
    Details(store: store)
  }
}

struct Details: View {
  @ObservedObject var store: Store<Numbers>

  var body: some View {
    Text(store.isOdd ? "odd" : "even")
    Stepper("sum", value: store.binding(\.sum))
  }
}
