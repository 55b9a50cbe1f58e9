import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct OwnAlias: View {
  typealias State = Int

  @StateObject private var counter = Counter()
  var state: State { counter.count }

  var body: some View { Text("\(state)") }
}

enum Section {
  typealias State = Result<Int, Error>

  struct AliasAround: View {
    @StateObject private var counter = Counter()

    var body: some View { Text("\(counter.count)") }
  }
}

protocol Stepping {}

extension Stepping {
  typealias State = Swift.Int
}

protocol Climbing: Stepping {}

struct AliasOfARefinedProtocol: View, Climbing {
  @StateObject private var counter = Counter()

  var body: some View { Text("\(counter.count)") }
}

protocol Machine {
  associatedtype State
  var state: State { get }
}

struct InferredAlias: View, Machine {
  @StateObject private var counter = Counter()
  var state: Int { counter.count }

  var body: some View { Text("\(state)") }
}

struct AliasInAnExtension: View {
  @StateObject private var counter = Counter()
  @ObservedObject var other: Counter

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

  @EnvironmentObject private var counter: Counter

  var body: some View { Text("\(counter.count)") }
}
