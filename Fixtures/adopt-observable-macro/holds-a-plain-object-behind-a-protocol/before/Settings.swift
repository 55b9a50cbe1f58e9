import SwiftUI

protocol Settings: AnyObject {
  var limit: Int { get set }
  var name: String { get }
  var version: Int { get }
}

extension Settings {
  var isHigh: Bool { limit > 10 }
}

protocol Writable: Settings {}

struct FixedTheme: Theme {
  var color = 0
}

/// No class conforms to it.
protocol Theme {
  var color: Int { get }
}

/// What conforms to it never changes.
protocol Constants: AnyObject {
  var version: Int { get }
}

final class BundledConstants: Constants {
  let version = 1
}
