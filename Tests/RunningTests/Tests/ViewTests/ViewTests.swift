import CaseNames
import SwiftUI
import Testing

/// The views of each case are shown before and after the migration, and the same is tapped: the same is to be seen
/// then, no view is stale that was not, and no more bodies are evaluated than before.
@MainActor
@Suite(.serialized) struct ViewTests {
  @Test(arguments: viewCases.keys.sorted())
  func looksTheSame(_ name: String) async throws {
    let views = try #require(viewCases[name])
    let before = try await Play(views.before)
    let after = try await Play(views.after)
    #expect(before.steps.count > 1, "something can be tapped")
    expectSameLines(before, after)
    expectNothingStale(in: after, thatWasNot: before)
    #expect(after.bodyCount <= before.bodyCount)
    #expect(after.changesWhileRendering.isEmpty)
  }

  /// A case that nobody runs would be none.
  @Test func everyCaseIsRun() throws {
    #expect(try CaseNames.ofViews() == viewCases.keys.sorted())
  }

  private func expectSameLines(_ before: Play, _ after: Play) {
    #expect(before.steps.map(\.title) == after.steps.map(\.title))
    guard let (old, new) = zip(before.steps, after.steps).first(where: { $0.lines != $1.lines }) else {
      return
    }
    Issue.record("\(new.title): shows\n\(new.lines.text)\nand did before the migration\n\(old.lines.text)")
  }

  /// What a view shows of an object that it makes by itself is never what a new one shows.
  private func expectNothingStale(in play: Play, thatWasNot before: Play) {
    let known = before.steps.map { $0.lines != $0.linesRenderedAnew }
    let stale = zip(play.steps, known).first { step, wasStale in
      !wasStale && step.lines != step.linesRenderedAnew
    }
    guard let step = stale?.0 else { return }
    Issue.record("\(step.title): shows\n\(step.lines.text)\nand should\n\(step.linesRenderedAnew.text)")
  }
}

extension [String] {
  fileprivate var text: String { joined(separator: "\n") }
}
