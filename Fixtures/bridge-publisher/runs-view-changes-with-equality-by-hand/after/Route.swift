import Combine
import SwiftUI

struct Stop: Equatable {
  let id: Int
  var name: String

  static func == (lhs: Stop, rhs: Stop) -> Bool { lhs.id == rhs.id }
}

@Observable
final class Route {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  var next = Stop(id: 0, name: "Harbour") { // by its number
    willSet {
      objectWillChange.send()
      withMutation(keyPath: \.next) {}
    }
  }
  var last: Stop? {
    willSet {
      objectWillChange.send()
      withMutation(keyPath: \.last) {}
    }
    didSet { visits += 1 }
  }
  var planned: Stop? {
    willSet {
      plans += 1
      objectWillChange.send()
      withMutation(keyPath: \.planned) {}
      plannedSubject.send(newValue)
    }
  }
  @ObservationIgnored private(set) lazy var plannedSubject = CurrentValueSubject<Stop?, Never>(_planned)
  var length = 0 {
    willSet { objectWillChange.send() }
  }
  var visits = 0
  var plans = 0

  func rename(to name: String) {
    next = Stop(id: 0, name: name)
    planned = Stop(id: 0, name: name)
  }

  func arrive() {
    last = next
    length += 1
  }
}

@Observable
final class Log {
  private(set) var lines: [String] = []
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init(_ route: Route) {
    route.objectWillChange.sink { [weak self] in self?.lines.append("changed") }.store(in: &subscriptions)
    route.plannedSubject.sink { [weak self] in self?.lines.append($0?.name ?? "none") }.store(in: &subscriptions)
  }
}

struct ContentView: View {
  @State private var route: Route
  @State private var log: Log

  init() {
    let route = Route()
    _route = State(wrappedValue: route)
    _log = State(wrappedValue: Log(route))
  }

  var body: some View {
    Text(route.next.name)
    Text("last \(route.last?.name ?? "none"), planned \(route.planned?.name ?? "none")")
    Text("\(route.length) \(route.visits) \(route.plans)")
    Button("rename") { route.rename(to: route.next.name + "+") }
    Button("arrive") { route.arrive() }
    ForEach(log.lines.indices, id: \.self) { Text(log.lines[$0]) }
  }
}
