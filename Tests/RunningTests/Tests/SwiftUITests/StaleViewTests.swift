import SwiftUI
import Testing

/// What the cases are tried for has to be found where it is: a view that shows what is no longer so.
@MainActor
@Suite struct StaleViewTests {
  @Observable final class Score {
    @ObservationIgnored var untracked = 0
    var tracked = 0
  }

  @Test func findsAnUntrackedVariable() async throws {
    struct Scores: View {
      let score = Score()

      var body: some View {
        Text("\(score.untracked)")
        Button("add") { score.untracked += 1 }
      }
    }
    let screen = try await Screen.showing(Scores())
    try await screen.tapAndSettle(0)
    #expect(screen.lines == ["0", "[add]"])
    #expect(screen.linesRenderedAnew() == ["1", "[add]"])
  }

  @Test func findsAnObjectThatNothingObserves() async throws {
    struct Counter: View {
      let counter: PublishingCounter

      var body: some View { Text("\(counter.count)") }
    }
    let counter = PublishingCounter()
    let screen = try await Screen.showing(Counter(counter: counter))
    counter.count = 1
    try await screen.settle()
    #expect(screen.lines == ["0"])
    #expect(screen.linesRenderedAnew() == ["1"])
  }

  @Test func findsNoneWhereTheVariableIsTracked() async throws {
    struct Scores: View {
      let score = Score()

      var body: some View {
        Text("\(score.tracked)")
        Button("add") { score.tracked += 1 }
      }
    }
    let screen = try await Screen.showing(Scores())
    try await screen.tapAndSettle(0)
    #expect(screen.lines == ["1", "[add]"])
    #expect(screen.linesRenderedAnew() == screen.lines)
  }

  /// What is stale stays so: looking for it mends nothing.
  @Test func renderingAnewLeavesTheScreenAsItIs() async throws {
    struct Scores: View {
      let score: Score
      @State private var taps = 0

      var body: some View {
        Text("\(score.untracked) \(taps)")
        Button("tap") { taps += 1 }
      }
    }
    let score = Score()
    let screen = try await Screen.showing(Scores(score: score))
    score.untracked = 5
    #expect(screen.linesRenderedAnew() == ["5 0", "[tap]"])
    try await screen.settle()
    #expect(screen.lines == ["0 0", "[tap]"])
    #expect(screen.bodyCount == 1)
    try await screen.tapAndSettle(0)
    #expect(screen.lines == ["5 1", "[tap]"])
  }
}
