import SwiftUI

enum Ledger {
  nonisolated(unsafe) static var opened = 0
}

final class Reset {
  nonisolated(unsafe) private static var instance: Reset?
  static var shared: Reset {
    if instance == nil { instance = Reset() }
    return instance!
  }
  static func reset() { instance = nil }
  init() { Ledger.opened += 1 }
}

final class Replaced {
  nonisolated(unsafe) static var instance: Replaced?
  static var shared: Replaced {
    if let instance { return instance }
    instance = Replaced()
    return instance!
  }
  init() { Ledger.opened += 1 }
}

final class Weak {
  nonisolated(unsafe) private static weak var instance: Weak?
  static var shared: Weak {
    if let instance { return instance }
    let made = Weak()
    instance = made
    return made
  }
  init() { Ledger.opened += 1 }
}

final class MadeBefore {
  nonisolated(unsafe) private static var instance: MadeBefore?
  static var shared: MadeBefore {
    let made = MadeBefore()
    if instance == nil { instance = made }
    return instance!
  }
  init() { Ledger.opened += 1 }
}

final class Counted {
  nonisolated(unsafe) private static var instance: Counted?
  nonisolated(unsafe) private static var uses = 0
  static var shared: Counted {
    if instance == nil { instance = Counted() }
    uses += 1
    return instance!
  }
}

final class Valid {
  nonisolated(unsafe) private static var instance: Valid?
  static var shared: Valid {
    if let instance, instance.isValid { return instance }
    instance = Valid()
    return instance!
  }
  var isValid = true
  init() { Ledger.opened += 1 }
}

final class Failing {
  nonisolated(unsafe) private static var instance: Failing?
  static var shared: Failing? {
    if instance == nil { instance = Failing() }
    return instance
  }
  init?() {
    Ledger.opened += 1
    if Ledger.opened > 0 { return nil }
  }
}

final class Sometimes {
  nonisolated(unsafe) private static var instance: Sometimes?
  static var shared: Sometimes {
    if instance == nil {
      Ledger.opened += 1
      if Ledger.opened > 3 { return Sometimes() }
      instance = Sometimes()
    }
    return instance!
  }
}
