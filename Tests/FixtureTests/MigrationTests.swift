import Foundation
import ObserveMigrate
import TestSupport
import Testing

/// Every case on disk, held against what is written down beside it.
@Suite(.enabled(if: !Recording.isOn, "expectations are being recorded"))
struct MigrationTests {
  @Test(arguments: try FixtureCase.chosen())
  func migratesAsWrittenDown(fixture: FixtureCase) async throws {
    guard FileManager.default.fileExists(atPath: fixture.report.path) else {
      Issue.record("\(fixture) has no expectation yet: run with RECORD_FIXTURES=1, then read what it wrote")
      return
    }
    try await Slots.cores.run {
      let check = try await FixtureCheck(fixture)
      check.resultIsAfter()
      try check.reportIsAsWritten()
      try await check.gitAppliesTheDiffAndTakesItBack()
      try await check.secondRunChangesNothing()
      try await check.orderOfFilesDoesNotMatter()
      try await check.filesLeftUnreadDoNotMatter()
      try await check.bodiesLeftOutDoNotMatter()
      try check.writingGivesAfter()
      try await check.lineEndingsStay()
    }
  }
}

/// One case and what the tool makes of it.
private struct FixtureCheck: ~Copyable {
  private let fixture: FixtureCase
  /// Holds `before`, until the result is written.
  private let folder: TemporaryFolder
  private let before: FileTree
  private let after: FileTree
  private let result: MigrationResult
  /// Equal to `after`, or the first check says so and the others do not repeat it.
  private let migrated: FileTree

  init(_ fixture: FixtureCase) async throws {
    let before = try FileTree(in: fixture.before)
    let after = try FileTree(in: fixture.after)
    let folder = try TemporaryFolder(before)
    let result = try await Migration.plan(try fixture.migrationOptions(in: folder.url))
    self.fixture = fixture
    self.before = before
    self.after = after
    self.folder = folder
    self.result = result
    migrated = result.applied(to: before)
  }

  func resultIsAfter() {
    expect(migrated, is: after, "the result")
    #expect(result.diff.isEmpty == (before == migrated), "\(fixture): a diff is there exactly for changes")
    #expect(result.changes.allSatisfy { $0.original == before[$0.path] }, "\(fixture): the originals")
  }

  func reportIsAsWritten() throws {
    expect(result.reportText.utf8, is: try Data(contentsOf: fixture.report), "report.txt")
  }

  func gitAppliesTheDiffAndTakesItBack() async throws {
    // Git calls an empty patch an error.
    if result.diff.isEmpty { return }
    let folder = try TemporaryFolder(before)
    let applied = try await folder.run(["git", "apply", "-"], input: result.diff)
    #expect(applied.exitCode == 0, "\(fixture): git apply: \(applied.errorText)")
    expect(try folder.tree(), is: migrated, "the diff, applied,")
    let reversed = try await folder.run(["git", "apply", "-R", "-"], input: result.diff)
    #expect(reversed.exitCode == 0, "\(fixture): git apply -R: \(reversed.errorText)")
    expect(try folder.tree(), is: before, "the diff, taken back,")
  }

  func secondRunChangesNothing() async throws {
    let second: MigrationResult
    do { second = try await Migration.plan(try fixture.migrationOptions(in: fixture.after)) } catch {
      // What was asked for by name is no `ObservableObject` any more.
      if let error = error as? MigrationError, case .noSuchType = error, before != after { return }
      throw error
    }
    expect(second.applied(to: after), is: after, "a second run")
  }

  func orderOfFilesDoesNotMatter() async throws {
    // One file has one order, and two have another one.
    let count = before.paths.count { $0.hasSuffix(".swift") }
    if count < 2 { return }
    let options = try fixture.migrationOptions(in: fixture.before)
    let reversed = try await Migration.plan(options) { $0.reversed() }
    expect(reversed.applied(to: before), is: migrated, "the result with files in reverse")
    expect(reversed.diff, is: result.diff, "the diff with files in reverse")
    if count < 3 { return }
    var generator = SeededGenerator(seed: 20_26)
    let shuffled = try await Migration.plan(options) { $0.shuffled(using: &generator) }
    expect(shuffled.applied(to: before), is: migrated, "the result with files shuffled")
    expect(shuffled.diff, is: result.diff, "the diff with files shuffled")
  }

  /// As in a tree of very many files.
  func filesLeftUnreadDoNotMatter() async throws {
    try await filesLeftUnreadDoNotMatter(largestShare: 1)
    // Many are read whole before it turns out that all are needed.
    try await filesLeftUnreadDoNotMatter(largestShare: 0.5)
  }

  private func filesLeftUnreadDoNotMatter(largestShare: Double) async throws {
    var options = try fixture.migrationOptions(in: fixture.before)
    options.narrowing = Narrowing(fewestFiles: 0, largestShare: largestShare)
    let narrowed = try await Migration.plan(options)
    expect(narrowed.diff, is: result.diff, "the diff with files left unread")
    // Nobody looks whether a file parses that concerns nothing.
    let report = result.report.filter { !$0.hasSuffix("[syntax-error]") || narrowed.report.contains($0) }
    expect(narrowed.report, is: report, "the report with files left unread")
  }

  func bodiesLeftOutDoNotMatter() async throws {
    var options = try fixture.migrationOptions(in: fixture.before)
    options.narrowing.leavesOutBodies = false
    let whole = try await Migration.plan(options)
    expect(whole.diff, is: result.diff, "the diff with all bodies read")
    expect(whole.report, is: result.report, "the report with all bodies read")
  }

  func writingGivesAfter() throws {
    // Permissions that no new file gets by itself.
    let permissions = 0o750
    for path in before.paths {
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: folder.url.appendingPathComponent(path).path)
    }
    try result.write()
    expect(try folder.tree(), is: migrated, "what --in-place writes")
    for path in migrated.paths {
      let file = folder.url.appendingPathComponent(path).path
      let found = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
      #expect(found == permissions, "\(fixture): the permissions of \(path)")
    }
  }

  /// The same sources with CRLF come out as the same result with CRLF.
  func lineEndingsStay() async throws {
    if before.hasCarriageReturns { return }
    let folder = try TemporaryFolder(before.withCarriageReturns)
    let result = try await Migration.plan(try fixture.migrationOptions(in: folder.url))
    let found = result.applied(to: before.withCarriageReturns)
    expect(found, is: migrated.withCarriageReturns, "the result with CRLF line ends")
  }

  private func expect(_ actual: FileTree, is expected: FileTree, _ what: String) {
    record(actual.differences(from: expected), what)
  }

  private func expect(
    _ actual: some Sequence<UInt8>, is expected: some Sequence<UInt8>, _ what: String
  ) {
    record(difference(of: what, expected: expected, actual: actual), what)
  }

  private func expect(_ actual: [String], is expected: [String], _ what: String) {
    func bytes(_ lines: [String]) -> [UInt8] { lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] } }
    expect(bytes(actual), is: bytes(expected), what)
  }

  /// An issue without the values of the expression, which are long and escaped.
  private func record(_ difference: String, _ what: String) {
    if !difference.isEmpty { Issue.record("\(fixture): \(what) differs:\n\(difference)") }
  }
}

extension FileTree {
  fileprivate var hasCarriageReturns: Bool {
    paths.contains { self[$0]?.contains(UInt8(ascii: "\r")) == true }
  }

  fileprivate var withCarriageReturns: FileTree {
    FileTree(
      files.mapValues { bytes in
        bytes.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
      })
  }
}
