import SwiftUI

@Observable
final class Preferences {
  @ObservationIgnored @AppStorage("fontSize") private var _fontSizeStorage: Int = 12
  var fontSize: Int {
    get {
      access(keyPath: \.fontSize)
      return _fontSizeStorage
    }
    set { withMutation(keyPath: \.fontSize) { _fontSizeStorage = newValue } }
  }
  @ObservationIgnored @AppStorage("name") private var _nameStorage: String = "reader"
  var name: String {
    get {
      access(keyPath: \.name)
      return _nameStorage
    }
    set { withMutation(keyPath: \.name) { _nameStorage = newValue } }
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
