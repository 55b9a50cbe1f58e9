import Foundation
import SwiftUI

let languageKey = "language"

enum Language {
  static var current: String { UserDefaults(suiteName: "group.words")?.string(forKey: languageKey) ?? "" }
}

@Observable
final class Words {
  var all: [String] = [] { didSet { withMutation(keyPath: \.all) {} } }
  var title = ""

  func choose(_ language: String) {
    let key = "language"
    UserDefaults(suiteName: "group.words")?.set(language, forKey: key)
    all = []
  }
}

struct WordsView: View {
  var words: Words

  var body: some View {
    let _ = words.all
    Text(words.title)
    Text(Language.current)
    Button("French") { words.choose("fr") }
  }
}
