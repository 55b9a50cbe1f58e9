import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct OwnAlias: View {
  typealias State = Int

  @SwiftUI.State private var counter = Counter()
  var state: State { counter.count }

  var body: some View { Text("\(state)") }
}

enum Section {
  typealias State = Result<Int, Error>

  struct AliasAround: View {
    @SwiftUI.State private var counter = Counter()

    var body: some View { Text("\(counter.count)") }
  }
}

protocol Stepping {}

extension Stepping {
  typealias State = Swift.Int
}

protocol Climbing: Stepping {}

struct AliasOfARefinedProtocol: View, Climbing {
  @SwiftUI.State private var counter = Counter()

  var body: some View { Text("\(counter.count)") }
}

protocol Machine {
  associatedtype State
  var state: State { get }
}

struct InferredAlias: View, Machine {
  @SwiftUI.State private var counter = Counter()
  var state: Int { counter.count }

  var body: some View { Text("\(state)") }
}

struct AliasInAnExtension: View {
  @SwiftUI.State private var counter = Counter()
  @SwiftUI.Bindable var other: Counter

  var body: some View {
    Stepper("Steps", value: $other.count)
    Text("\(counter.count)")
  }
}

extension AliasInAnExtension {
  typealias State = [String]
  typealias Bindable = Int
}

struct AliasOfTheEnvironment: View {
  typealias Environment = String

  @SwiftUI.Environment(Counter.self) private var counter

  var body: some View { Text("\(counter.count)") }
}
