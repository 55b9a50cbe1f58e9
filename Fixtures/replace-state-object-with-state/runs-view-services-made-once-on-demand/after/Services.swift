import SwiftUI

enum Ledger {
  nonisolated(unsafe) static var opened = 0
}

// Each makes its object at the first call, and nothing after that, like `static let shared`.

final class Uploads {
  nonisolated(unsafe) private static var _shared: Uploads?
  static var shared: Uploads {
    if _shared == nil { _shared = Uploads() }
    return _shared!
  }
  init() { Ledger.opened += 1 }
  deinit { Ledger.opened -= 1 }
  func name(_ text: String) -> String { "up " + text }
}

final class Downloads {
  nonisolated(unsafe) private static var instance: Downloads?
  static func shared() -> Downloads {
    if let instance { return instance }
    let made = Downloads()
    Ledger.opened += 1
    instance = made
    return made
  }
  func name(_ text: String) -> String { "down " + text }
}

final class Prints {
  nonisolated(unsafe) private static var instance: Prints?
  static var shared: Prints {
    guard let found = Self.instance else {
      let made = Prints()
      Self.instance = made
      return made
    }
    return found
  }
  init() { Ledger.opened += 1 }
  func name(_ text: String) -> String { "print " + text }
}

nonisolated(unsafe) private var scans: Scans?

final class Scans {
  static var shared: Scans {
    scans = scans ?? Scans()
    return scans!
  }
  init() { Ledger.opened += 1 }
  func name(_ text: String) -> String { "scan " + text }
}

final class Copies {
  nonisolated(unsafe) private static var instance: Copies?
  static var shared: Copies {
    instance
      ?? {
        let made = Copies()
        instance = made
        return made
      }()
  }
  init() { Ledger.opened += 1 }
  func name(_ text: String) -> String { "copy " + text }
}

final class Mails {
  nonisolated(unsafe) private static var instance: Mails?
  static var shared: Mails {
    guard instance == nil else { return instance! }
    instance = Mails()
    return instance!
  }
  init() { Ledger.opened += 1 }
  func name(_ text: String) -> String { "mail " + text }
}
