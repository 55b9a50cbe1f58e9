import SwiftUI

@Observable
final class Words {
  var isOpen = false
  var words: [String] = [] {
    didSet { _words.sort() }
  }
  private var level = 0 {
    didSet {
      if level > 3 { _level = 0 }
    }
  }

  var text: String { "level \(level)" }

  func add(_ word: String) {
    words.append(word)
    isOpen = true
  }

  func raise() {
    level += 2
    isOpen.toggle()
  }
}

struct ContentView: View {
  @State private var words = Words()

  var body: some View {
    Text(words.isOpen ? "open" : "closed")
    Button("b") { words.add("b") }
    Button("a") { words.add("a") }
    Button("clear") {
      words.words = []
      words.isOpen = false
    }
    Level(words: words)
  }
}

struct Level: View {
  var words: Words

  var body: some View {
    Text(words.words.joined())
    Text(words.text)
    Button("raise") { words.raise() }
  }
}
