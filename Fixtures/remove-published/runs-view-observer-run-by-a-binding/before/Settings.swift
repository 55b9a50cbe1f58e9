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

@MainActor final class Settings: ObservableObject {
  @Published var theme: String { didSet { Theme.current = theme } }
  @Published var preferences = Preferences()
  @Published var fontSize = 12

  init(theme: String) { self.theme = theme }
}

struct Card: View {
  @ObservedObject var settings: Settings
  var body: some View {
    Text("\(settings.fontSize) \(Theme.current) \(Theme.accent)")
    Stepper("size", value: $settings.fontSize)
  }
}

struct ContentView: View {
  @StateObject private var settings = Settings(theme: "light")
  var body: some View {
    Card(settings: settings)
    TextField("theme", text: $settings.theme)
    TextField("accent", text: $settings.preferences.accent)
  }
}
