import SwiftUI

@Observable
@MainActor
final class Settings {
  var volume = 1
  var isMuted = false
}

@preconcurrency @MainActor
struct EffectiveVolume: DynamicProperty {
  var settings: Settings

  var value: Int { settings.isMuted ? 0 : settings.volume }
}

struct ContentView: View {
  @State private var settings = Settings()

  var body: some View {
    VolumeView(volume: EffectiveVolume(settings: settings))
    Stepper("volume", value: $settings.volume)
    Toggle("muted", isOn: $settings.isMuted)
  }
}

struct VolumeView: View {
  var volume: EffectiveVolume

  var body: some View { Text("at \(volume.value)") }
}
