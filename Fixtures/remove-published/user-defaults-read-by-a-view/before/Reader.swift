import Foundation
import SwiftUI

enum Keys {
  static let chapter = "chapter"
  static let theme = "theme"
}

// `ReaderView` shows what it keeps under the same key, so it depends on what is announced then.
final class Reader: ObservableObject {
  @Published var isTurning = false
  @Published var title = ""

  func turn(to chapter: Int) {
    UserDefaults.standard.set(chapter, forKey: Keys.chapter)
    isTurning = false
  }
}

struct ReaderView: View {
  @ObservedObject var reader: Reader

  var body: some View {
    Text(reader.title)
    Text("\(UserDefaults.standard.integer(forKey: "chapter"))")
    Button("next") { reader.turn(to: 2) }
  }
}

// What it changes has another key than what `ThemeView` shows.
final class Themes: ObservableObject {
  @Published var isLoading = false
  @Published var title = ""

  func load() {
    UserDefaults.standard.set(true, forKey: "themes-are-loaded")
    isLoading = false
  }
}

struct ThemeView: View {
  @ObservedObject var themes: Themes

  var body: some View {
    Text(themes.title)
    Text(UserDefaults.standard.string(forKey: Keys.theme) ?? "")
    Button("load") { themes.load() }
  }
}
