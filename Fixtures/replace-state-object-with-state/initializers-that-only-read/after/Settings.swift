import SwiftUI

@Observable
final class Settings {
  var size: Double
  var names: [String]
  var position: Int

  init(defaults: UserDefaults = .standard) {
    size = defaults.dictionary(forKey: "sizes")?["text"] as? Double ?? 12
    let names = defaults.array(forKey: "names") as? [String] ?? []
    self.names = names
    position = names.firstIndex { $0 == "last" } ?? names.lastIndex { $0 == "first" } ?? 0
  }
}

struct SettingsView: View {
  @State private var settings = Settings()

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
