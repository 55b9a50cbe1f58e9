import SwiftUI

final class Service {
  nonisolated(unsafe) static let shared = Service()
  var clients: [String] = []

  func add(_ client: String) { clients.append(client) }
}

final class HeldFeed: ObservableObject {
  @Published var text = "held"
  private let service = Service.shared

  init() { service.add("h") }
}

final class PassedFeed: ObservableObject {
  @Published var text = "passed"
  private let service: Service

  init(service: Service = .shared) {
    self.service = service
    self.service.add("p")
  }
}

final class Counter: ObservableObject {
  @Published var launches: Int {
    didSet { Service.shared.add("l") }
  }

  init() {
    launches = 1
    launches += 1
  }
}

final class Kinded: ObservableObject {
  @Published var text = "kinded"
  let kind: String = {
    Service.shared.add("k")
    return "kind"
  }()
}

struct FeedsView: View {
  @StateObject private var held = HeldFeed()
  @StateObject private var passed = PassedFeed()
  @StateObject private var counter = Counter()
  @StateObject private var kinded = Kinded()

  var body: some View {
    Text(held.text + passed.text + kinded.text + kinded.kind + "\(counter.launches)")
    Button("launch") { counter.launches += 1 }
  }
}

struct ContentView: View {
  @State private var count = 0
  @State private var clients = ""

  var body: some View {
    FeedsView()
    Button("count") { count += 1 }
    Button("show") { clients = Service.shared.clients.joined() }
    Text("\(count) \(clients)")
  }
}
