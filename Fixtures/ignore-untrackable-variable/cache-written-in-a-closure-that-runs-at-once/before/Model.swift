import SwiftUI

extension NSLock {
  func protect<Value>(_ work: () throws -> Value) rethrows -> Value {
    lock()
    defer { unlock() }
    return try work()
  }
}

func synchronized<Value>(_ object: AnyObject, _ work: () throws -> Value) rethrows -> Value {
  try work()
}

func later(_ work: @escaping () -> Void) { Task { @MainActor in work() } }

@MainActor
final class Model: ObservableObject {
  @Published var items = [1] {
    didSet {
      total = nil
      count = nil
      locked = nil
    }
  }
  private let lock = NSLock()
  private var total: Int?
  private var count: Int?
  private var locked: Int?
  private var passes = 0
  /// Set later, so that views have to be told.
  private var known: Int?

  var sum: Int {
    lock.protect {
      if let total { return total }
      let sum = items.reduce(0, +)
      total = sum
      return sum
    }
  }

  var other: Int {
    lock.withLock {
      if let locked { return locked }
      let sum = items.reduce(0, +)
      locked = sum
      return sum
    }
  }

  var length: Int {
    synchronized(self) {
      if let count { return count }
      count = items.count
      return items.count
    }
  }

  var measured: Int { measure { passes += 1; return items.count } }

  var last: Int {
    if known == nil { later { self.known = self.items.last } }
    return known ?? 0
  }

  private func measure<Value>(_ work: () -> Value) -> Value { work() }
}

struct ModelView: View {
  @ObservedObject var model: Model

  var body: some View {
    Text("\(model.sum) \(model.length) \(model.other) \(model.measured) \(model.last)")
  }
}
