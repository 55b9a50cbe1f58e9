import Foundation
import TestSupport
import Testing

/// Sets and dictionaries have another order in each run, which nothing that is written may show.
@Suite struct SameInEachRunTests {
  /// Cases taken as one project: there, state that nothing observes has many names and places.
  @Test func diffAndReportAreTheSame() async throws {
    let cases = try FileTree(in: Repository.fixtures.appendingPathComponent("remove-published")).files
      .filter { $0.key.hasPrefix("state-") || $0.key.hasPrefix("runs-") }
    let folder = try TemporaryFolder(FileTree(cases))
    let first = try await Command.run("--dry-run", in: folder)
    #expect(first.exitCode == 0 && !first.output.isEmpty, "\(first.errorText)")
    for _ in 1...2 {
      let other = try await Command.run("--dry-run", in: folder)
      #expect(other.output == first.output)
      #expect(other.errorText == first.errorText)
    }
  }
}
