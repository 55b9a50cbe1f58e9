import SwiftUI

@Observable
final class Preferences {
  @ObservationIgnored @AppStorage("fontSize") private var _fontSizeStorage: Int = 12
  var fontSize: Int {
    get {
      Self.storeRegistrar.access(self, keyPath: \.fontSize)
      return _fontSizeStorage
    }
    set { Self.storeRegistrar.withMutation(of: self, keyPath: \.fontSize) { _fontSizeStorage = newValue } }
  }
  /// What one of the objects writes to the store updates the views of all.
  private static let storeRegistrar = ObservationRegistrar()
  @ObservationIgnored @AppStorage("name") private var _nameStorage: String = "reader"
  var name: String {
    get {
      Self.storeRegistrar.access(self, keyPath: \.name)
      return _nameStorage
    }
    set { Self.storeRegistrar.withMutation(of: self, keyPath: \.name) { _nameStorage = newValue } }
  }
  var pages = 1

  var text: String { "\(name) at \(fontSize)" }

  func reset() {
    fontSize = 12
    name = "reader"
  }
}

struct ContentView: View {
  @State private var preferences = Preferences()

  var body: some View {
    Text(preferences.text)
    Stepper("pages", value: $preferences.pages)
    FontSize(preferences: preferences)
  }
}

struct FontSize: View {
  @Bindable var preferences: Preferences

  var body: some View {
    Stepper("size", value: $preferences.fontSize)
    TextField("name", text: $preferences.name)
    Text("\(preferences.fontSize) points")
    Button("reset") { preferences.reset() }
  }
}
