import Foundation
import SwiftUI

let languageKey = "language"

enum Language {
  static var current: String { UserDefaults(suiteName: "group.words")?.string(forKey: languageKey) ?? "" }
}

final class Words: ObservableObject {
  @Published var all: [String] = []
  @Published var title = ""

  func choose(_ language: String) {
    let key = "language"
    UserDefaults(suiteName: "group.words")?.set(language, forKey: key)
    all = []
  }
}

struct WordsView: View {
  @ObservedObject var words: Words

  var body: some View {
    Text(words.title)
    Text(Language.current)
    Button("French") { words.choose("fr") }
  }
}
