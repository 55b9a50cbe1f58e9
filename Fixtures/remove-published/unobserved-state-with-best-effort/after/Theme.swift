import SwiftUI

enum Palette {
  static var accent = "red"
}

/// A method that registers views cannot have the name.
func observeChanges() {}

@Observable
final class Settings {
  var title = "Settings"
  private struct Revision { var number = 0 }
  private var revision = Revision()
  var version: String { "\(revision.number)" }

  func recolour(_ name: String) {
    Palette.accent = name
    revision.number += 1
  }
}

struct SettingsView: View {
  @State private var settings = Settings()

  var body: some View {
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

  var body: some View { Text(settings.version) }
}
