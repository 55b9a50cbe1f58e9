import SwiftUI

/// Each label counts how often it is asked for, through functions that something holds.
final class Meter: ObservableObject {
  @Published var text = "m"
  var arrays = 0
  var dictionaries = 0
  var tuples = 0
  var locals = 0
  var methods = 0
  var values = 0
  var appended = 0
  var results = 0
  var mapped = 0

  lazy var steps: [() -> Void] = [{ [unowned self] in self.arrays += 1 }]
  lazy var named: [String: () -> String] = ["a": { [unowned self] in self.dictionaries += 1; return "d" }]
  lazy var pair: (name: String, run: () -> Void) = ("t", { [unowned self] in self.tuples += 1 })
  var later: [() -> Void] = []
  lazy var title: (Int) -> String = { [unowned self] number in
    self.mapped += 1
    return "\(number)"
  }

  init() {
    later.append { [unowned self] in self.appended += 1 }
  }

  func ofArray() -> String {
    steps.forEach { $0() }
    later.forEach { $0() }
    return "a"
  }

  func ofDictionary() -> String { named["a"]?() ?? "" }

  func ofTuple() -> String {
    pair.run()
    return pair.name
  }

  func ofLocals() -> String {
    let count = { self.locals += 1 }
    let all = [count, { self.locals += 2 }]
    for one in all { one() }
    return "l"
  }

  func ofMethod() -> String {
    let count = countMethod
    count()
    return "m"
  }

  private func countMethod() { methods += 1 }

  func ofResult() -> String {
    let result = Result {
      self.results += 1
      return "r"
    }
    return (try? result.get()) ?? ""
  }

  func ofArgument() -> String { [1].map(title).joined() }

  func ofValue() -> String {
    let step = Step(run: { self.values += 1 })
    step.run()
    return "v"
  }
}

struct Step {
  let run: () -> Void
}

struct ContentView: View {
  @StateObject private var meter = Meter()

  var body: some View {
    VStack {
      Text(meter.text + meter.ofArray() + meter.ofDictionary() + meter.ofTuple())
      Text(meter.ofLocals() + meter.ofMethod() + meter.ofValue())
      Text(meter.ofResult() + meter.ofArgument() + (meter.results > 0 && meter.mapped > 0 ? "all" : "some"))
      Text(meter.arrays > 0 && meter.dictionaries > 0 && meter.tuples > 0 ? "all" : "some")
      Text(meter.locals > 0 && meter.methods > 0 && meter.values > 0 && meter.appended > 0 ? "all" : "some")
      Button("tap") { meter.text += "x" }
    }
  }
}
