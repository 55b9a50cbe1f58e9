import SwiftUI

final class Settings: ObservableObject {
  @Published var size: Double

  init() {
    size = UserDefaults.standard.value(forKey: "size") as? Double ?? 12
  }
}

struct SettingsView: View {
  @StateObject private var settings = Settings()

  var body: some View { Slider(value: $settings.size) }
}

struct RootView: View {
  @State private var count = 0

  var body: some View {
    SettingsView()
    Button("\(count)") { count += 1 }
  }
}
