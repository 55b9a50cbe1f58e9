import SwiftUI

enum Parts {
  @Observable
  final class Settings { @ObservationIgnored @AppStorage("on") private var _isOnStorage = true
    var isOn: Bool {
      get {
        Self.storeRegistrar.access(self, keyPath: \.isOn)
        return _isOnStorage
      }
      set { Self.storeRegistrar.withMutation(of: self, keyPath: \.isOn) { _isOnStorage = newValue } }
    }
    /// What one of the objects writes to the store updates the views of all.
    private static let storeRegistrar = ObservationRegistrar(); @ObservationIgnored @AppStorage("size") private var _sizeStorage = 1
    var size: Int {
      get {
        Self.storeRegistrar.access(self, keyPath: \.size)
        return _sizeStorage
      }
      set { Self.storeRegistrar.withMutation(of: self, keyPath: \.size) { _sizeStorage = newValue } }
    } }
}

struct SettingsView: View {
  @Bindable var settings: Parts.Settings

  var body: some View { Toggle("On", isOn: $settings.isOn) }
}
