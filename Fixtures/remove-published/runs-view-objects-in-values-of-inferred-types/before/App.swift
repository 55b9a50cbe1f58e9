import SwiftUI

final class Engine {
  var turns = 0
  func turn() { turns += 1 }
}

final class Box<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
  func read<Result>(_ body: (Value) -> Result) -> Result { body(value) }
}

final class Weak<Value: AnyObject> {
  weak var value: Value?
  init(_ value: Value) { self.value = value }
}

struct Pair<First, Second> {
  let first: First
  let second: Second
}

let shared = Engine()

final class Boxed: ObservableObject {
  @Published var updates = 0
  private let box = Box(Engine())

  var turns: Int { box.value.turns }

  func turn() {
    box.value.turn()
    updates = 1
  }
}

final class Read: ObservableObject {
  @Published var updates = 0
  private let box = Box(Engine())

  var turns: Int { box.read { $0.turns } }

  func turn() {
    box.value.turn()
    updates = 1
  }
}

final class Referred: ObservableObject {
  @Published var updates = 0
  private let weak = Weak(shared)

  var turns: Int { weak.value?.turns ?? 0 }

  func turn() {
    weak.value?.turn()
    updates = 1
  }
}

final class Paired: ObservableObject {
  @Published var updates = 0
  private let engines = [Pair(first: Engine(), second: 1)].map(\.first)

  var turns: Int { engines[0].turns }

  func turn() {
    engines[0].turn()
    updates = 1
  }
}

final class Chosen: ObservableObject {
  @Published var updates = 0
  private let engine = if shared.turns == 0 { Engine() } else { shared }

  var turns: Int { engine.turns }

  func turn() {
    engine.turn()
    updates = 1
  }
}

final class Split: ObservableObject {
  @Published var updates = 0
  private let (engine, _) = (Engine(), 1)

  var turns: Int { engine.turns }

  func turn() {
    engine.turn()
    updates = 1
  }
}

final class Repeated: ObservableObject {
  @Published var updates = 0
  private let engines = Array(repeating: Engine(), count: 2)

  var turns: Int { engines[0].turns }

  func turn() {
    engines[1].turn()
    updates = 1
  }
}

final class Found: ObservableObject {
  @Published var updates = 0
  private let engine = Result<Engine, Error>.success(Engine())

  var turns: Int { (try? engine.get().turns) ?? 0 }

  func turn() {
    try? engine.get().turn()
    updates = 1
  }
}

struct ContentView: View {
  @StateObject private var boxed = Boxed()
  @StateObject private var read = Read()
  @StateObject private var referred = Referred()
  @StateObject private var paired = Paired()
  @StateObject private var chosen = Chosen()
  @StateObject private var split = Split()
  @StateObject private var repeated = Repeated()
  @StateObject private var found = Found()

  var body: some View {
    VStack {
      Text("boxed \(boxed.turns)")
      Button("turn boxed") { boxed.turn() }
      Text("read \(read.turns)")
      Button("turn read") { read.turn() }
      Text("referred \(referred.turns)")
      Button("turn referred") { referred.turn() }
      Text("paired \(paired.turns)")
      Button("turn paired") { paired.turn() }
      Text("chosen \(chosen.turns)")
      Button("turn chosen") { chosen.turn() }
      Text("split \(split.turns)")
      Button("turn split") { split.turn() }
      Group {
        Text("repeated \(repeated.turns)")
        Button("turn repeated") { repeated.turn() }
        Text("found \(found.turns)")
        Button("turn found") { found.turn() }
      }
    }
  }
}
