import SwiftUI

enum LoginItem {
  nonisolated(unsafe) static var isEnabled = true
}

@Observable
final class Preferences {
  var message: String? { didSet { withMutation(keyPath: \.message) {} } }

  var opensAtLogin: Bool {
    get {
      access(keyPath: \.message)
      return LoginItem.isEnabled
    }
    set {
      LoginItem.isEnabled = newValue
      message = nil
    }
  }
}

struct PreferencesView: View {
  @Bindable var preferences: Preferences

  var body: some View {
    VStack {
      Toggle("Open at login", isOn: $preferences.opensAtLogin)
      Text(preferences.message ?? "no message")
    }
  }
}

struct ContentView: View {
  @State private var preferences = Preferences()

  var body: some View { PreferencesView(preferences: preferences) }
}
