import SwiftUI

final class Engine {
  private(set) var time = 0
  var onTick: ((Int) -> Void)?

  func step() {
    time += 1
    onTick?(time)
  }
}

// Its counter is there only to update views.
@Observable
final class Player {
  private(set) var title = "title"
  private var ticks = 0
  private let engine = Engine()

  init() {
    engine.onTick = { [weak self] _ in self?.ticks += 1 }
  }

  var progress: String {
    access(keyPath: \.ticks)
    return "at \(engine.time)"
  }

  func step() { engine.step() }
}

enum Words { static var language = "en" }

// What it announces is private, and read by none of its views.
@Observable
final class Language {
  fileprivate(set) var code = "en" { didSet { withMutation(keyPath: \.code) {} } }

  func use(_ code: String) {
    Words.language = code
    self.code = code
  }
}

struct ContentView: View {
  @State private var player = Player()
  @State private var language = Language()

  var body: some View {
    VStack {
      ProgressRow(player: player)
      TitleRow(language: language)
      Button("step") { player.step() }
      Button("de") { language.use("de") }
      Button("fr") { language.use("fr") }
    }
  }
}

struct ProgressRow: View {
  var player: Player

  var body: some View {
    Text(player.title)
    Text(player.progress)
  }
}
