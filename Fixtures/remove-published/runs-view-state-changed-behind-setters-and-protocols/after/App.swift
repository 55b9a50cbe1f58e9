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

@Observable
final class Librarian {
  var additions = 0

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

@Observable
final class Teacher {
  private let tool: any Writing = Chalk()
  var lessons = 0

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

@Observable
final class Referee {
  var calls = 0

  func score() {
    Game.scores["red"] += 1
    Game.scores.double("red")
    calls += 1
  }
}

struct ContentView: View {
  @State private var librarian = Librarian()
  @State private var teacher = Teacher()
  @State private var referee = Referee()

  var body: some View {
    ShelfView(librarian: librarian)
    BoardView(teacher: teacher)
    GameView(referee: referee)
    Text("\(librarian.additions) \(teacher.lessons) \(referee.calls)")
  }
}

// These use their objects in actions only.
struct ShelfView: View {
  var librarian: Librarian

  var body: some View {
    let _ = librarian.additions
    Text(Shelf.shared.first)
    Button("add") { librarian.add() }
  }
}

struct BoardView: View {
  var teacher: Teacher

  var body: some View {
    let _ = teacher.lessons
    Text(Board.lines.last ?? "empty")
    Button("teach") { teacher.teach() }
  }
}

struct GameView: View {
  var referee: Referee

  var body: some View {
    let _ = referee.calls
    Text("red \(Game.scores["red"])")
    Button("score") { referee.score() }
  }
}
