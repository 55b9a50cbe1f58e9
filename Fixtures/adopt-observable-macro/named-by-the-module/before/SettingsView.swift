import SwiftUI

struct SettingsView: View {
  @ObservedObject var settings: Fixture.Settings

  var body: some View {
    Text(settings.isDark ? "dark" : "light")
  }
}

struct ContentView: View {
  @StateObject private var settings = Fixture.Settings()
  @StateObject private var configuration: Fixture.Configuration = .init()
  @EnvironmentObject private var shared: Fixture.Settings

  var body: some View {
    SettingsView(settings: Fixture.Settings.shared)
      .environmentObject(Fixture.Settings.shared)
      .buttonStyle(WideStyle())
    Text(shared.isDark || settings.isDark || configuration.isWide ? "dark" : "light")
  }
}

struct WideStyle: SwiftUI.ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some SwiftUI.View { configuration.label }
}
