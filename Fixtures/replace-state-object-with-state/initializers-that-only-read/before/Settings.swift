import SwiftUI

final class Settings: ObservableObject {
  @Published var size: Double
  @Published var names: [String]
  @Published var position: Int

  init(defaults: UserDefaults = .standard) {
    size = defaults.dictionary(forKey: "sizes")?["text"] as? Double ?? 12
    let names = defaults.array(forKey: "names") as? [String] ?? []
    self.names = names
    position = names.firstIndex { $0 == "last" } ?? names.lastIndex { $0 == "first" } ?? 0
  }
}

struct SettingsView: View {
  @StateObject private var settings = Settings()

  var body: some View {
    Slider(value: $settings.size)
    Text("\(settings.names.count) \(settings.position)")
  }
}

struct RootView: View {
  @State private var count = 0

  var body: some View {
    SettingsView()
    Button("\(count)") { count += 1 }
  }
}
