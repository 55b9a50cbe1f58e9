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

@Observable
final class Boxed {
  var updates = 0 { didSet { withMutation(keyPath: \.updates) {} } }
  private let box = Box(Engine())

  var turns: Int { box.value.turns }

  func turn() {
    box.value.turn()
    updates = 1
  }
}

@Observable
final class Read {
  var updates = 0 { didSet { withMutation(keyPath: \.updates) {} } }
  private let box = Box(Engine())

  var turns: Int { box.read { $0.turns } }

  func turn() {
    box.value.turn()
    updates = 1
  }
}

@Observable
final class Referred {
  var updates = 0 { didSet { withMutation(keyPath: \.updates) {} } }
  private let weak = Weak(shared)

  var turns: Int { weak.value?.turns ?? 0 }

  func turn() {
    weak.value?.turn()
    updates = 1
  }
}

@Observable
final class Paired {
  var updates = 0 { didSet { withMutation(keyPath: \.updates) {} } }
  private let engines = [Pair(first: Engine(), second: 1)].map(\.first)

  var turns: Int { engines[0].turns }

  func turn() {
    engines[0].turn()
    updates = 1
  }
}

@Observable
final class Chosen {
  var updates = 0 { didSet { withMutation(keyPath: \.updates) {} } }
  private let engine = if shared.turns == 0 { Engine() } else { shared }

  var turns: Int { engine.turns }

  func turn() {
    engine.turn()
    updates = 1
  }
}

@Observable
final class Split {
  var updates = 0 { didSet { withMutation(keyPath: \.updates) {} } }
  private let (engine, _) = (Engine(), 1)

  var turns: Int { engine.turns }

  func turn() {
    engine.turn()
    updates = 1
  }
}

@Observable
final class Repeated {
  var updates = 0 { didSet { withMutation(keyPath: \.updates) {} } }
  private let engines = Array(repeating: Engine(), count: 2)

  var turns: Int { engines[0].turns }

  func turn() {
    engines[1].turn()
    updates = 1
  }
}

@Observable
final class Found {
  var updates = 0 { didSet { withMutation(keyPath: \.updates) {} } }
  private let engine = Result<Engine, Error>.success(Engine())

  var turns: Int { (try? engine.get().turns) ?? 0 }

  func turn() {
    try? engine.get().turn()
    updates = 1
  }
}

struct ContentView: View {
  @State private var boxed = Boxed()
  @State private var read = Read()
  @State private var referred = Referred()
  @State private var paired = Paired()
  @State private var chosen = Chosen()
  @State private var split = Split()
  @State private var repeated = Repeated()
  @State private var found = Found()

  var body: some View {
    let _ = boxed.updates
    let _ = read.updates
    let _ = referred.updates
    let _ = paired.updates
    let _ = chosen.updates
    let _ = split.updates
    let _ = repeated.updates
    let _ = found.updates
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
