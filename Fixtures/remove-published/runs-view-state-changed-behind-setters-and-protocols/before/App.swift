import SwiftUI

/// A computed property changes it.
final class Shelf {
  nonisolated(unsafe) static let shared = Shelf()
  private(set) var books: [String] = []

  var first: String {
    get { books.first ?? "none" }
    set { books.insert(newValue, at: 0) }
  }
}

final class Librarian: ObservableObject {
  @Published var additions = 0

  func add() {
    Shelf.shared.first = "book \(additions)"
    additions += 1
  }
}

/// What a protocol requires changes it.
enum Board {
  nonisolated(unsafe) static var lines: [String] = []
}

protocol Writing {
  func write(_ line: String)
}

struct Chalk: Writing {
  func write(_ line: String) { Board.lines.append(line) }
}

final class Teacher: ObservableObject {
  private let tool: any Writing = Chalk()
  @Published var lessons = 0

  func teach() {
    tool.write("lesson \(lessons)")
    lessons += 1
  }
}

/// A subscript, and a value that is changed in place.
struct Scores {
  private var points: [String: Int] = [:]

  subscript(name: String) -> Int {
    get { points[name] ?? 0 }
    set { points[name] = newValue }
  }

  mutating func double(_ name: String) { self[name] *= 2 }
}

enum Game {
  nonisolated(unsafe) static var scores = Scores()
}

final class Referee: ObservableObject {
  @Published var calls = 0

  func score() {
    Game.scores["red"] += 1
    Game.scores.double("red")
    calls += 1
  }
}

struct ContentView: View {
  @StateObject private var librarian = Librarian()
  @StateObject private var teacher = Teacher()
  @StateObject private var referee = Referee()

  var body: some View {
    ShelfView(librarian: librarian)
    BoardView(teacher: teacher)
    GameView(referee: referee)
    Text("\(librarian.additions) \(teacher.lessons) \(referee.calls)")
  }
}

// These use their objects in actions only.
struct ShelfView: View {
  @ObservedObject var librarian: Librarian

  var body: some View {
    Text(Shelf.shared.first)
    Button("add") { librarian.add() }
  }
}

struct BoardView: View {
  @ObservedObject var teacher: Teacher

  var body: some View {
    Text(Board.lines.last ?? "empty")
    Button("teach") { teacher.teach() }
  }
}

struct GameView: View {
  @ObservedObject var referee: Referee

  var body: some View {
    Text("red \(Game.scores["red"])")
    Button("score") { referee.score() }
  }
}
