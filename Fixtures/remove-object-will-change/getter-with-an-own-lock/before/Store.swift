import SwiftUI

final class Store: ObservableObject {
  private let lock = NSLock()
  private var current: [String: Int] = [:]

  var values: [String: Int] { self.withLock { self.current } }

  func apply(_ key: String) {
    self.withLock { self.current[key] = 1 }
    self.objectWillChange.send()
  }

  private func withLock<Result>(_ work: () -> Result) -> Result {
    self.lock.lock()
    defer { self.lock.unlock() }
    return work()
  }
}

struct StoreView: View {
  @ObservedObject var store: Store

  var body: some View {
    Text("\(store.values.count)")
  }
}
