import SwiftUI

struct SettingsView: View {
  var settings: Fixture.Settings

  var body: some View {
    Text(settings.isDark ? "dark" : "light")
  }
}

struct ContentView: View {
  @State private var settings = Fixture.Settings()
  @State private var configuration: Fixture.Configuration = .init()
  @Environment(Fixture.Settings.self) private var shared

  var body: some View {
    SettingsView(settings: Fixture.Settings.shared)
      .environment(Fixture.Settings.shared)
      .buttonStyle(WideStyle())
    Text(shared.isDark || settings.isDark || configuration.isWide ? "dark" : "light")
  }
}

struct WideStyle: SwiftUI.ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some SwiftUI.View { configuration.label }
}
