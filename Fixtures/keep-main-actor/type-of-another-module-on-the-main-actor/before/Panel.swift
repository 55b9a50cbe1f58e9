import SwiftUI

@MainActor final class Settings: ObservableObject {
  static let shared = Settings()

  @Published var isDry = false

  func note(_ text: String) {}
}

final class SettingsController: UIViewController {
  @ObservedObject var settings = Settings.shared

  func run() {
    if settings.isDry { settings.note("dry") }
  }
}

struct SettingsButtons: ButtonStyle {
  @ObservedObject var settings: Settings

  func makeBody(configuration: Configuration) -> some View {
    run()
    return configuration.label
  }

  func run() {
    if settings.isDry { settings.note("dry") }
  }
}
