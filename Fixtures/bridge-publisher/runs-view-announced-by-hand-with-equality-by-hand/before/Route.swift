import Combine
import SwiftUI

struct Stop: Equatable {
  let id: Int
  var name: String

  static func == (lhs: Stop, rhs: Stop) -> Bool { lhs.id == rhs.id }
}

final class Route: ObservableObject {
  @Published var next = Stop(id: 0, name: "Harbour") {
    willSet { objectWillChange.send() }
  }
  @Published var last = Stop(id: 0, name: "Mill") {
    willSet {
      objectWillChange.send()
    }
    didSet { visits += 1 }
  }
  @Published var length = 0 {
    willSet { objectWillChange.send() }
  }
  @Published var visits = 0

  func rename(to name: String) { next = Stop(id: 0, name: name) }
  func arrive() { last = next }
}

final class Log: ObservableObject {
  @Published private(set) var lines: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  init(_ route: Route) {
    route.$next.sink { [weak self] in self?.lines.append("next " + $0.name) }.store(in: &subscriptions)
    route.$last.sink { [weak self] in self?.lines.append("last " + $0.name) }.store(in: &subscriptions)
    route.$length.sink { [weak self] in self?.lines.append("\($0)") }.store(in: &subscriptions)
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
    Text("\(route.next.name), \(route.last.name), \(route.length) \(route.visits)")
    Button("rename") { route.rename(to: route.next.name + "+") }
    Button("arrive") { route.arrive() }
    Button("lengthen") { route.length += 1 }
    ForEach(log.lines.indices, id: \.self) { Text(log.lines[$0]) }
  }
}
