import SwiftUI

@MainActor enum Theme {
  static var current = "light"
  static var accent = "blue"
}

@MainActor struct Preferences {
  var accent = "blue" {
    didSet { Theme.accent = accent }
  }
}

@Observable
@MainActor final class Settings {
  var theme: String { didSet { withMutation(keyPath: \.theme) {}; Theme.current = theme } }
  var preferences = Preferences()
  var fontSize = 12

  init(theme: String) { self.theme = theme }
}

struct Card: View {
  @Bindable var settings: Settings
  var body: some View {
    let _ = settings.theme
    let _ = settings.preferences
    Text("\(settings.fontSize) \(Theme.current) \(Theme.accent)")
    Stepper("size", value: $settings.fontSize)
  }
}

struct ContentView: View {
  @State private var settings = Settings(theme: "light")
  var body: some View {
    Card(settings: settings)
    TextField("theme", text: $settings.theme)
    TextField("accent", text: $settings.preferences.accent)
  }
}
