import SwiftUI

private var countsOfAll: [String: Int] = [:]

final class Account {
  static let shared = Account()
  var balance = 0
}

@Observable
final class Level {
  private static var best = 0
  var points = 0

  var best: Int {
    access(keyPath: \.points)
    return Self.best
  }
  var balance: Int {
    access(keyPath: \.points)
    return Account.shared.balance
  }
  var isSmall: Bool {
    access(keyPath: \.points)
    return Account.shared.balance < 10 && points < 10
  }
  let title = "level"

  func count(of word: String) -> Int {
    access(keyPath: \.points)
    return countsOfAll[word, default: 0]
  }

  func win() {
    points += 1
    Self.best = max(Self.best, points)
    Account.shared.balance += points
    countsOfAll["win", default: 0] += 1
  }
}

struct BestView: View {
  var level: Level

  var body: some View {
    Text("\(level.title) \(level.best)")
    Button("win") { level.win() }
  }
}

struct BalanceView: View {
  @State private var level = Level()

  var body: some View {
    Text(text)
    Button("win") { level.win() }
  }

  private var text: String { "\(level.balance)" }
}

struct CountView: View {
  @Environment(Level.self) var level

  var body: some View { Text("\(level.count(of: "win"))") }
}

/// What it reads depends on a tracked variable, too.
struct SmallView: View {
  var level: Level

  var body: some View { Text("\(level.isSmall) \(level.best)") }
}

struct PointsView: View {
  var level: Level

  var body: some View { Text("\(level.points) \(level.best)") }
}

/// Nothing that the class changes is shown.
struct TitleView: View {
  var level: Level

  var body: some View { Text(level.title) }
}

struct Card<Content: View>: View {
  let title: String
  let action: () -> Void
  @ViewBuilder let content: Content

  init(_ title: String, action: @escaping () -> Void, @ViewBuilder content: () -> Content) {
    self.title = title
    self.action = action
    self.content = content()
  }

  var body: some View { content }
}

/// What is shown of the others is not read of the object, which is there for actions.
struct ActionView: View {
  @Environment(Level.self) var level

  var body: some View {
    let _ = level.points
    Card("win") {
      level.win()
    } content: {
      Text("\(Account.shared.balance)")
    }
  }
}

/// It announces by hand what is kept elsewhere.
@Observable
final class Scores {
  private static var best = 0
  var points = 0

  var best: Int {
    access(keyPath: \.best)
    return Self.best
  }

  func win() {
    points += 1
    Self.best = max(Self.best, points)
    withMutation(keyPath: \.best) {}
  }
}

struct ScoresView: View {
  var scores: Scores

  var body: some View {
    Text("\(scores.best)")
    Button("win") { scores.win() }
  }
}
