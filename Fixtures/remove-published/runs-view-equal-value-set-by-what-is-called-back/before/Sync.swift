import SwiftUI

/// Nothing observes it, and it changes before it calls back, at once or later.
final class Service {
  private(set) var rows = 0 { didSet { onChange?(rows) } }
  var onChange: ((Int) -> Void)?
  private(set) var loads = 0

  func load(then done: @escaping (String?) -> Void) {
    DispatchQueue.main.async {
      self.loads += 1
      done(nil)
    }
  }

  func add() { rows += 1 }
}

final class Sync: ObservableObject {
  @Published private(set) var error: String?
  let service = Service()

  func load() { service.load { self.error = $0 } }
}

final class List: ObservableObject {
  @Published private(set) var isLong = false
  let service = Service()

  init() { service.onChange = { [weak self] in self?.isLong = $0 > 3 } }
}

struct ContentView: View {
  @StateObject private var sync = Sync()
  @StateObject private var list = List()

  var body: some View {
    Loads(sync: sync)
    Rows(list: list)
    Button("load", action: sync.load)
    Button("add") { list.service.add() }
  }
}

struct Loads: View {
  @ObservedObject var sync: Sync

  var body: some View {
    Text("\(sync.service.loads)")
    if let error = sync.error { Text(error) }
  }
}

struct Rows: View {
  @ObservedObject var list: List

  var body: some View { Text("\(list.service.rows) \(list.isLong)") }
}
