import SwiftUI

@Observable
final class Store {
  private let lock = NSLock()
  private var current: [String: Int] = [:]

  var values: [String: Int] {
    access(keyPath: \.values)
    return self.withLock { self.current }
  }

  func apply(_ key: String) {
    self.withLock { self.current[key] = 1 }
    self.withMutation(keyPath: \.values) {}
  }

  private func withLock<Result>(_ work: () -> Result) -> Result {
    self.lock.lock()
    defer { self.lock.unlock() }
    return work()
  }
}

struct StoreView: View {
  var store: Store

  var body: some View {
    Text("\(store.values.count)")
  }
}
