import SwiftUI

/// What is to be seen of a view while it is tapped.
struct Play {
  private(set) var steps: [Step] = []
  /// How many bodies were evaluated in all.
  let bodyCount: Int
  /// Views that changed while others were updated.
  let changesWhileRendering: [String]

  struct Step {
    let title: String
    let lines: [String]
    /// What would be there if no body were skipped.
    let linesRenderedAnew: [String]
  }

  /// Shows a view, and taps all that can be tapped: from top to bottom, from bottom to top, and so on.
  ///
  /// - Throws: `Screen.EndlessUpdates`.
  @MainActor init(_ makeView: MakeView, rounds: Int = 4) async throws {
    StoredDefaults.removeAll()
    let screen = Screen(makeView())
    steps.append(try await Step("at first", screen))
    for round in 1...rounds {
      let numbers = Array(0..<screen.actionCount)
      // A tap may take away what comes later.
      for number in round.isMultiple(of: 2) ? numbers.reversed() : numbers where number < screen.actionCount {
        screen.tap(number)
        steps.append(try await Step("round \(round), tap \(number)", screen))
      }
    }
    bodyCount = screen.bodyCount
    changesWhileRendering = screen.changesWhileRendering
  }
}

extension Play.Step {
  @MainActor fileprivate init(_ title: String, _ screen: Screen) async throws {
    try await screen.settle()
    self.title = title
    lines = screen.lines
    linesRenderedAnew = screen.linesRenderedAnew()
  }
}
