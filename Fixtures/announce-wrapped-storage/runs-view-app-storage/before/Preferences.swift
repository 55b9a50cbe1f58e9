import SwiftUI

final class Preferences: ObservableObject {
  @AppStorage("fontSize") var fontSize: Int = 12
  @AppStorage("name") var name: String = "reader"
  @Published var pages = 1

  var text: String { "\(name) at \(fontSize)" }

  func reset() {
    fontSize = 12
    name = "reader"
  }
}

struct ContentView: View {
  @StateObject private var preferences = Preferences()

  var body: some View {
    Text(preferences.text)
    Stepper("pages", value: $preferences.pages)
    FontSize(preferences: preferences)
  }
}

struct FontSize: View {
  @ObservedObject var preferences: Preferences

  var body: some View {
    Stepper("size", value: $preferences.fontSize)
    TextField("name", text: $preferences.name)
    Text("\(preferences.fontSize) points")
    Button("reset") { preferences.reset() }
  }
}
