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

@Observable
final class Settings {
  var changes = 0

  func toggle() {
    Language.isGerman.toggle()
    changes += 1
  }
}

struct TitleView: View {
  var settings: Settings

  var body: some View {
    let _ = settings.changes
    Text("title \(title())")
  }
}

struct KeyView: View {
  var settings: Settings

  var body: some View {
    let _ = settings.changes
    Text("key \(translate("save"))")
  }
}

struct ContentView: View {
  @State private var settings = Settings()

  var body: some View {
    VStack {
      TitleView(settings: settings)
      KeyView(settings: settings)
      Button("toggle") { settings.toggle() }
    }
  }
}
