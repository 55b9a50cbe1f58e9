import SwiftUI

@MainActor
final class Settings: ObservableObject {
  @Published var volume = 1
  @Published var isMuted = false
}

struct EffectiveVolume: DynamicProperty {
  @ObservedObject var settings: Settings

  var value: Int { settings.isMuted ? 0 : settings.volume }
}

struct ContentView: View {
  @StateObject private var settings = Settings()

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
