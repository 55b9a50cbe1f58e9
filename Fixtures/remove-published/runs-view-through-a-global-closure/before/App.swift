import SwiftUI

enum Language {
  static var isGerman = false
  static func title() -> String { isGerman ? "Hallo" : "Hello" }
}

struct Translator {
  func callAsFunction(_ key: String) -> String { Language.isGerman ? "de \(key)" : "en \(key)" }
}

let title: () -> String = { Language.title() }
let translate = Translator()

final class Settings: ObservableObject {
  @Published var changes = 0

  func toggle() {
    Language.isGerman.toggle()
    changes += 1
  }
}

struct TitleView: View {
  @ObservedObject var settings: Settings

  var body: some View { Text("title \(title())") }
}

struct KeyView: View {
  @ObservedObject var settings: Settings

  var body: some View { Text("key \(translate("save"))") }
}

struct ContentView: View {
  @StateObject private var settings = Settings()

  var body: some View {
    VStack {
      TitleView(settings: settings)
      KeyView(settings: settings)
      Button("toggle") { settings.toggle() }
    }
  }
}
