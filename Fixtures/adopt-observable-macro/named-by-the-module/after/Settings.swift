import SwiftUI

@Observable
final class Settings {
  static let shared = Settings()

  var isDark = false
}

/// A type that Apple's types have, too.
@Observable
final class Configuration {
  var isWide = false
}
