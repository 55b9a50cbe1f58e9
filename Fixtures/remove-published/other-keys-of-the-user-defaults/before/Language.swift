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
final class Words: ObservableObject {
  @Published var all: [String] = []

  func add(_ word: String) {
    UserDefaults.standard.set(all.count, forKey: Keys.count)
    let key = "last-\(word)"
    UserDefaults(suiteName: "group.words")?.set(word, forKey: key)
    all.append(word)
  }
}

struct WordsView: View {
  @ObservedObject var words: Words

  var body: some View {
    Text(Language.ofSuite)
    Text(Language.ofApp)
    Button("Add") { words.add("word") }.disabled(words.all.count > 3)
  }
}

// It shows none of the words.
struct TitleView: View {
  @EnvironmentObject var words: Words

  var body: some View {
    Button(Language.ofSuite + Language.ofApp) { words.add("title") }
  }
}

@main
struct WordsApp: App {
  @StateObject private var words = Words()

  var body: some Scene {
    WindowGroup {
      WordsView(words: words)
      TitleView().environmentObject(words)
    }
  }
}
