import SwiftUI

enum Parts {
  final class Settings: ObservableObject { @AppStorage("on") var isOn = true; @AppStorage("size") var size = 1 }
}

struct SettingsView: View {
  @ObservedObject var settings: Parts.Settings

  var body: some View { Toggle("On", isOn: $settings.isOn) }
}
