import SwiftUI

@Observable
@MainActor final class Settings {
  static let shared = Settings()

  var isDry = false

  func note(_ text: String) {}
}

final class SettingsController: UIViewController {
  var settings = Settings.shared

  func run() {
    if settings.isDry { settings.note("dry") }
  }
}

struct SettingsButtons: ButtonStyle {
  var settings: Settings

  func makeBody(configuration: Configuration) -> some View {
    run()
    return configuration.label
  }

  func run() {
    if settings.isDry { settings.note("dry") }
  }
}
