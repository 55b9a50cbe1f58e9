import SwiftUI

final class Preferences: ObservableObject {
  static let shared = Preferences()

  @Published var pages = 1
  @AppStorage("one.fontSize") var fontSize: Int = 12
  @AppStorage("one.name") private var name: String = "reader"

  var title: String { "Hello, \(name)" }

  func rename() { name = name == "reader" ? "writer" : "reader" }
}

struct ContentView: View {
  @ObservedObject private var preferences = Preferences.shared

  var body: some View {
    Text(preferences.title)
    Button("rename") { preferences.rename() }
    FontSize()
  }
}

struct FontSize: View {
  @ObservedObject private var preferences = Preferences.shared

  var body: some View {
    Stepper("size", value: $preferences.fontSize)
    Text("\(preferences.fontSize) points on \(preferences.pages) pages")
    Button("page") { preferences.pages += 1 }
  }
}
