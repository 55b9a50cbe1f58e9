import SwiftUI

/// What it has is changed by the function that it is given.
final class Locked<Value> {
  private var value: Value
  init(_ value: Value) { self.value = value }
  func with<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }
}

final class Store {
  static let shared = Store()
  var count = 0
}

/// A dependency as a value of functions.
struct Client {
  var count: () -> Int
  var add: () -> Void
  static let live = Client(count: { Store.shared.count }, add: { Store.shared.count += 1 })
}

class Service {
  var count: Int { 0 }
  func add() {}
}

final class CountingService: Service {
  private var sum = 0
  override var count: Int { sum }
  override func add() { sum += 1 }
}

@Observable
final class Counters {
  var last = "" { didSet { withMutation(keyPath: \.last) {} } }
  private let locked = Locked(0)
  private let client = Client.live
  private let service: Service = CountingService()

  var lockedCount: Int {
    access(keyPath: \.last)
    return locked.with { $0 }
  }
  var clientCount: Int {
    access(keyPath: \.last)
    return client.count()
  }
  var serviceCount: Int {
    access(keyPath: \.last)
    return service.count
  }

  func addToLocked() {
    locked.with { $0 += 1 }
    last = "locked"
  }

  func addToClient() {
    client.add()
    last = "client"
  }

  func addToService() {
    service.add()
    last = "service"
  }
}

struct LockedView: View {
  var counters: Counters
  var body: some View { Text("locked \(counters.lockedCount)") }
}

struct ClientView: View {
  var counters: Counters
  var body: some View { Text("client \(counters.clientCount)") }
}

struct ServiceView: View {
  var counters: Counters
  var body: some View { Text("service \(counters.serviceCount)") }
}

struct ContentView: View {
  @State private var counters = Counters()

  var body: some View {
    VStack {
      LockedView(counters: counters)
      ClientView(counters: counters)
      ServiceView(counters: counters)
      Button("locked") { counters.addToLocked() }
      Button("client") { counters.addToClient() }
      Button("service") { counters.addToService() }
    }
  }
}
