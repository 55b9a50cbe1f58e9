import Foundation
import SwiftUI

let languageKey = "language"

enum Keys {
  static var count: String { "count" }
}

enum Language {
  static var ofSuite: String { UserDefaults(suiteName: "group.words")?.string(forKey: languageKey) ?? "" }

  static var ofApp: String {
    let key = "language"
    return UserDefaults.standard.string(forKey: key) ?? ""
  }
}

// It changes the values of other keys.
@Observable
final class Words {
  var all: [String] = []

  func add(_ word: String) {
    UserDefaults.standard.set(all.count, forKey: Keys.count)
    let key = "last-\(word)"
    UserDefaults(suiteName: "group.words")?.set(word, forKey: key)
    all.append(word)
  }
}

struct WordsView: View {
  var words: Words

  var body: some View {
    Text(Language.ofSuite)
    Text(Language.ofApp)
    Button("Add") { words.add("word") }.disabled(words.all.count > 3)
  }
}

// It shows none of the words.
struct TitleView: View {
  @Environment(Words.self) var words

  var body: some View {
    Button(Language.ofSuite + Language.ofApp) { words.add("title") }
  }
}

@main
struct WordsApp: App {
  @State private var words = Words()

  var body: some Scene {
    WindowGroup {
      WordsView(words: words)
      TitleView().environment(words)
    }
  }
}
