import SwiftUI

/// A plain object, which nothing observes.
final class Language {
  static let shared = Language()
  private(set) var name = "en"

  func change() { name += "'" }
}

extension String {
  init(key: String) { self = "\(key)-\(Language.shared.name)" }
}

enum Flags {
  private static var values: [String: Int] = [:]

  static subscript(name: String) -> Int {
    get { values[name] ?? 0 }
    set { values[name] = newValue }
  }
}

@Observable
final class Settings {
  private(set) var isSaving = false

  func changeLanguage() {
    Language.shared.change()
    isSaving.toggle()
  }

  func changeFlag() {
    Flags["beta"] += 1
    isSaving.toggle()
  }
}

struct ContentView: View {
  @State private var settings = Settings()

  var body: some View {
    let _ = settings.isSaving
    Text(String(key: "title"))
    Text(["a", "b"].map(String.init(key:)).joined())
    Text("\(Flags["beta"])")
    Button("language", action: settings.changeLanguage)
    Button("flag", action: settings.changeFlag)
  }
}
