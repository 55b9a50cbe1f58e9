import Foundation
import ObserveMigrate
import TestSupport
import Testing

/// Writes `after/` and `report.txt` of the cases, and fails where one changed, so that somebody reads it.
@Suite(.enabled(if: Recording.isOn, "RECORD_FIXTURES=1 records"))
struct RecordFixtures {
  @Test func record() async throws {
    var recorded: [String] = []
    for fixture in try FixtureCase.chosen() where try await isChanged(byRecording: fixture) {
      recorded.append(fixture.description)
    }
    #expect(recorded.isEmpty, "recorded; read the changes:\n\(recorded.joined(separator: "\n"))")
  }

  private func isChanged(byRecording fixture: FixtureCase) async throws -> Bool {
    let result: MigrationResult
    do { result = try await fixture.migration() } catch {
      Issue.record("\(fixture): \(error)")
      return false
    }
    let after = result.applied(to: try FileTree(in: fixture.before))
    let isNew = !FileManager.default.fileExists(atPath: fixture.after.path)
    var isChanged = false
    if try isNew || FileTree(in: fixture.after) != after {
      // Whole, so that what is gone from `before/` goes here too.
      if !isNew { try FileManager.default.removeItem(at: fixture.after) }
      try after.write(to: fixture.after)
      isChanged = true
    }
    let report = Data(result.reportText.utf8)
    if FileManager.default.contents(atPath: fixture.report.path) != report {
      try report.write(to: fixture.report)
      isChanged = true
    }
    return isChanged
  }
}
