import SwiftUI

enum Parts {
  @Observable
  final class Settings { @ObservationIgnored @AppStorage("on") private var _isOnStorage = true
    var isOn: Bool {
      get {
        access(keyPath: \.isOn)
        return _isOnStorage
      }
      set { withMutation(keyPath: \.isOn) { _isOnStorage = newValue } }
    }; @ObservationIgnored @AppStorage("size") private var _sizeStorage = 1
    var size: Int {
      get {
        access(keyPath: \.size)
        return _sizeStorage
      }
      set { withMutation(keyPath: \.size) { _sizeStorage = newValue } }
    } }
}

struct SettingsView: View {
  @Bindable var settings: Parts.Settings

  var body: some View { Toggle("On", isOn: $settings.isOn) }
}
