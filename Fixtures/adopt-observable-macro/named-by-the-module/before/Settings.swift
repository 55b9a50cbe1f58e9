import SwiftUI

final class Settings: ObservableObject {
  static let shared = Settings()

  @Published var isDark = false
}

/// A type that Apple's types have, too.
final class Configuration: ObservableObject {
  @Published var isWide = false
}
