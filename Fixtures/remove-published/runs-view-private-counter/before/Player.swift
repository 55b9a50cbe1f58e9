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
final class Player: ObservableObject {
  @Published private(set) var title = "title"
  @Published private var ticks = 0
  private let engine = Engine()

  init() {
    engine.onTick = { [weak self] _ in self?.ticks += 1 }
  }

  var progress: String { "at \(engine.time)" }

  func step() { engine.step() }
}

enum Words { static var language = "en" }

// What it announces is private, and read by none of its views.
final class Language: ObservableObject {
  @Published fileprivate var code = "en"

  func use(_ code: String) {
    Words.language = code
    self.code = code
  }
}

struct ContentView: View {
  @StateObject private var player = Player()
  @StateObject private var language = Language()

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
  @ObservedObject var player: Player

  var body: some View {
    Text(player.title)
    Text(player.progress)
  }
}
