import Combine
import SwiftUI

final class Visits: ObservableObject {
  static let shared = Visits()
  @Published var count = 0
}

final class Visit {
  init() { Visits.shared.count += 1 }
}

final class Bus {
  static let shared = Bus()
  let value = CurrentValueSubject<Int, Never>(1)
}

@propertyWrapper struct Made<Value> {
  var wrappedValue: Value
  init(_ value: Value) { wrappedValue = value }
}

final class ByDefault: ObservableObject {
  @Published var text = "default"
  init(begin: () -> Void = { Visits.shared.count += 1 }) { begin() }
}

final class ByArgument: ObservableObject {
  @Published var text = "argument"
  init(begin: () -> Void) { begin() }
}

final class ByTable: ObservableObject {
  @Published var text = "table"
  static let actions: [String: () -> Void] = ["begin": { Visits.shared.count += 1 }]
  init() { Self.actions["begin"]?() }
}

final class ByWrapper: ObservableObject {
  @Published var text = "wrapper"
  @Made(Visit()) var visit: Visit
}

final class ByPublisher: ObservableObject {
  @Published var text = "publisher"
  private var cancellables = Set<AnyCancellable>()
  init() {
    Just(1).sink { Visits.shared.count += $0 }.store(in: &cancellables)
  }
}

final class BySubject: ObservableObject {
  @Published var text = "subject"
  private var cancellables = Set<AnyCancellable>()
  init() {
    Bus.shared.value.sink { Visits.shared.count += $0 }.store(in: &cancellables)
  }
}

struct DefaultRow: View {
  @StateObject private var model = ByDefault()
  var body: some View { Text(model.text) }
}

struct ArgumentRow: View {
  @StateObject private var model = ByArgument { Visits.shared.count += 1 }
  var body: some View { Text(model.text) }
}

struct TableRow: View {
  @StateObject private var model = ByTable()
  var body: some View { Text(model.text) }
}

struct WrapperRow: View {
  @StateObject private var model = ByWrapper()
  var body: some View { Text(model.text) }
}

struct PublisherRow: View {
  @StateObject private var model = ByPublisher()
  var body: some View { Text(model.text) }
}

struct SubjectRow: View {
  @StateObject private var model = BySubject()
  var body: some View { Text(model.text) }
}

struct Total: View {
  @ObservedObject var visits = Visits.shared
  var body: some View { Text("visits \(visits.count)") }
}

struct ContentView: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      DefaultRow()
      ArgumentRow()
      TableRow()
      WrapperRow()
      PublisherRow()
      SubjectRow()
      Total()
      Text("taps \(taps)")
      Button("tap") { taps += 1 }
    }
  }
}
