import SwiftUI

@Observable
final class Preferences {
  static let shared = Preferences()

  var pages = 1
  @ObservationIgnored @AppStorage("one.fontSize") private var _fontSizeStorage: Int = 12
  var fontSize: Int {
    get {
      access(keyPath: \.fontSize)
      return _fontSizeStorage
    }
    set { withMutation(keyPath: \.fontSize) { _fontSizeStorage = newValue } }
  }
  @ObservationIgnored @AppStorage("one.name") private var _nameStorage: String = "reader"
  private var name: String {
    get {
      access(keyPath: \.name)
      return _nameStorage
    }
    set { withMutation(keyPath: \.name) { _nameStorage = newValue } }
  }

  var title: String { "Hello, \(name)" }

  func rename() { name = name == "reader" ? "writer" : "reader" }
}

struct ContentView: View {
  private let preferences = Preferences.shared

  var body: some View {
    Text(preferences.title)
    Button("rename") { preferences.rename() }
    FontSize()
  }
}

struct FontSize: View {
  @Bindable private var preferences = Preferences.shared

  var body: some View {
    Stepper("size", value: $preferences.fontSize)
    Text("\(preferences.fontSize) points on \(preferences.pages) pages")
    Button("page") { preferences.pages += 1 }
  }
}
