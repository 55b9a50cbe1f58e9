import Foundation
import TestSupport
import Testing

/// Sets and dictionaries have another order in each run, which nothing that is written may show.
@Suite struct SameInEachRunTests {
  /// One of the folders of cases, taken as one project: there, state that nothing observes has many names and places.
  @Test(.timeLimit(.minutes(10)))
  func diffAndReportAreTheSame() async throws {
    let folder = try TemporaryFolder(
      FileTree(in: Repository.fixtures.appendingPathComponent("remove-published")))
    let first = try await Command.run("--dry-run", in: folder)
    #expect(first.exitCode == 0 && !first.output.isEmpty, "\(first.errorText)")
    let second = try await Command.run("--dry-run", in: folder)
    #expect(second.output == first.output)
    #expect(second.errorText == first.errorText)
  }
}
