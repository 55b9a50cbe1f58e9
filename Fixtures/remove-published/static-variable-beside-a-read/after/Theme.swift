import SwiftUI

enum Palette {
  static var accent = "red"
}

@Observable
final class Settings {
  var title = "Settings"
  var revision = 0

  func recolour(_ name: String) {
    Palette.accent = name
    revision += 1
  }
}

struct SettingsView: View {
  @State private var settings = Settings()

  var body: some View {
    let _ = settings.revision
    VStack {
      Text(settings.title)
      Text(Palette.accent)
      Button("Blue") { settings.recolour("blue") }
      RevisionView(settings: settings)
    }
  }
}

struct RevisionView: View {
  var settings: Settings

  var body: some View { Text("\(settings.revision)") }
}
