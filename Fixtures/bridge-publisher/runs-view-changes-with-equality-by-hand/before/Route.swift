import Combine
import SwiftUI

struct Stop: Equatable {
  let id: Int
  var name: String

  static func == (lhs: Stop, rhs: Stop) -> Bool { lhs.id == rhs.id }
}

final class Route: ObservableObject {
  @Published var next = Stop(id: 0, name: "Harbour") // by its number
  @Published var last: Stop? {
    didSet { visits += 1 }
  }
  @Published var planned: Stop? {
    willSet { plans += 1 }
  }
  @Published var length = 0
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

final class Log: ObservableObject {
  @Published private(set) var lines: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  init(_ route: Route) {
    route.objectWillChange.sink { [weak self] in self?.lines.append("changed") }.store(in: &subscriptions)
    route.$planned.sink { [weak self] in self?.lines.append($0?.name ?? "none") }.store(in: &subscriptions)
  }
}

struct ContentView: View {
  @StateObject private var route: Route
  @StateObject private var log: Log

  init() {
    let route = Route()
    _route = StateObject(wrappedValue: route)
    _log = StateObject(wrappedValue: Log(route))
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
