import Combine
import SwiftUI

struct Stop: Equatable {
  let id: Int
  var name: String

  static func == (lhs: Stop, rhs: Stop) -> Bool { lhs.id == rhs.id }
}

@Observable
final class Route {
  var next = Stop(id: 0, name: "Harbour") {
    willSet {
      withMutation(keyPath: \.next) {}
      nextSubject.send(newValue)
    }
  }
  @ObservationIgnored private(set) lazy var nextSubject = CurrentValueSubject<Stop, Never>(_next)
  var last = Stop(id: 0, name: "Mill") {
    willSet {
      withMutation(keyPath: \.last) {}
      lastSubject.send(newValue)
    }
    didSet { visits += 1 }
  }
  @ObservationIgnored private(set) lazy var lastSubject = CurrentValueSubject<Stop, Never>(_last)
  var length = 0 {
    willSet { lengthSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var lengthSubject = CurrentValueSubject<Int, Never>(_length)
  var visits = 0

  func rename(to name: String) { next = Stop(id: 0, name: name) }
  func arrive() { last = next }
}

@Observable
final class Log {
  private(set) var lines: [String] = []
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init(_ route: Route) {
    route.nextSubject.sink { [weak self] in self?.lines.append("next " + $0.name) }.store(in: &subscriptions)
    route.lastSubject.sink { [weak self] in self?.lines.append("last " + $0.name) }.store(in: &subscriptions)
    route.lengthSubject.sink { [weak self] in self?.lines.append("\($0)") }.store(in: &subscriptions)
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
    Text("\(route.next.name), \(route.last.name), \(route.length) \(route.visits)")
    Button("rename") { route.rename(to: route.next.name + "+") }
    Button("arrive") { route.arrive() }
    Button("lengthen") { route.length += 1 }
    ForEach(log.lines.indices, id: \.self) { Text(log.lines[$0]) }
  }
}
