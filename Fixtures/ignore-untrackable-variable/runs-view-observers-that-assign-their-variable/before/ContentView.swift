import SwiftUI

final class Words: ObservableObject {
  @Published var isOpen = false
  var words: [String] = [] {
    didSet { words.sort() }
  }
  private var level = 0 {
    didSet {
      if level > 3 { level = 0 }
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
  @StateObject private var words = Words()

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
  @ObservedObject var words: Words

  var body: some View {
    Text(words.words.joined())
    Text(words.text)
    Button("raise") { words.raise() }
  }
}
