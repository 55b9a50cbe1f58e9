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

@Observable
@MainActor
final class Model {
  var items = [1] {
    didSet {
      total = nil
      count = nil
      locked = nil
    }
  }
  private let lock = NSLock()
  @ObservationIgnored private var total: Int?
  @ObservationIgnored private var count: Int?
  @ObservationIgnored private var locked: Int?
  @ObservationIgnored private var passes = 0
  /// Set later, so that views have to be told.
  private var known: Int?

  var sum: Int {
    access(keyPath: \.items)
    return lock.protect {
      if let total { return total }
      let sum = items.reduce(0, +)
      total = sum
      return sum
    }
  }

  var other: Int {
    access(keyPath: \.items)
    return lock.withLock {
      if let locked { return locked }
      let sum = items.reduce(0, +)
      locked = sum
      return sum
    }
  }

  var length: Int {
    access(keyPath: \.items)
    return synchronized(self) {
      if let count { return count }
      count = items.count
      return items.count
    }
  }

  var measured: Int {
    access(keyPath: \.items)
    return measure { passes += 1; return items.count }
  }

  var last: Int {
    if known == nil { later { self.known = self.items.last } }
    return known ?? 0
  }

  private func measure<Value>(_ work: () -> Value) -> Value { work() }
}

struct ModelView: View {
  var model: Model

  var body: some View {
    Text("\(model.sum) \(model.length) \(model.other) \(model.measured) \(model.last)")
  }
}
