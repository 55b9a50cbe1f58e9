import SwiftUI

enum LoginItem {
  nonisolated(unsafe) static var isEnabled = true
}

final class Preferences: ObservableObject {
  @Published var message: String?

  var opensAtLogin: Bool {
    get { LoginItem.isEnabled }
    set {
      LoginItem.isEnabled = newValue
      message = nil
    }
  }
}

struct PreferencesView: View {
  @ObservedObject var preferences: Preferences

  var body: some View {
    VStack {
      Toggle("Open at login", isOn: $preferences.opensAtLogin)
      Text(preferences.message ?? "no message")
    }
  }
}

struct ContentView: View {
  @StateObject private var preferences = Preferences()

  var body: some View { PreferencesView(preferences: preferences) }
}
