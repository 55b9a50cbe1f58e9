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
      try await check.orderOfFilesDoesNotMatter()
      try await check.lineEndingsStay()
      try check.writingGivesAfter()
      try await check.secondRunChangesNothing()
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

  private var isOneFile: Bool { before.paths.count { $0.hasSuffix(".swift") } < 2 }

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

  /// Nor whether all bodies are read. Each plan takes as long as the first, so that two things are checked at once where
  /// neither can undo the other.
  func orderOfFilesDoesNotMatter() async throws {
    // `lineEndingsStay` reads all bodies of it.
    if isOneFile { return }
    var options = try fixture.migrationOptions(in: folder.url)
    options.narrowing.leavesOutBodies = false
    let other = try await Migration.plan(options) { $0.reversed() }
    let how = "with files in reverse and all bodies read"
    expect(other.applied(to: before), is: migrated, "the result \(how)")
    expect(other.diff, is: result.diff, "the diff \(how)")
    // Of several places, the first is named, in the order of the files.
    expect(
      other.report.map(\.identifier).sorted(), is: result.report.map(\.identifier).sorted(),
      "the report \(how)")
  }

  /// The same sources with CRLF come out as the same result with CRLF; also where files are left unread, as in a tree of very
  /// many, or, where there is but one, all its bodies are read.
  func lineEndingsStay() async throws {
    let folder = try TemporaryFolder(before.withCarriageReturns)
    var options = try fixture.migrationOptions(in: folder.url)
    if isOneFile {
      options.narrowing.leavesOutBodies = false
    } else {
      options.narrowing = Narrowing(fewestFiles: 0, largestShare: 1)
    }
    let other = try await Migration.plan(options)
    let how = "with CRLF line ends and \(isOneFile ? "all bodies read" : "files left unread")"
    let found = other.applied(to: before.withCarriageReturns)
    expect(found, is: migrated.withCarriageReturns, "the result \(how)")
    // Nobody looks whether a file parses that concerns nothing.
    let report = result.report.filter { !$0.hasSuffix("[syntax-error]") || other.report.contains($0) }
    expect(other.report, is: report, "the report \(how)")
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

  /// Also where many files are read whole before it turns out that all are needed.
  func secondRunChangesNothing() async throws {
    // It is the first run again.
    if isOneFile, before == migrated { return }
    var options = try fixture.migrationOptions(in: folder.url)
    options.narrowing = Narrowing(fewestFiles: 0, largestShare: 0.5)
    let second: MigrationResult
    do { second = try await Migration.plan(options) } catch {
      // What was asked for by name is no `ObservableObject` any more.
      if case .noSuchType = error, before != after { return }
      throw error
    }
    expect(second.applied(to: migrated), is: migrated, "a second run")
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
  private var hasCarriageReturns: Bool {
    paths.contains { self[$0]?.contains(UInt8(ascii: "\r")) == true }
  }

  /// The tree itself where a file has some.
  fileprivate var withCarriageReturns: FileTree {
    if hasCarriageReturns { return self }
    return FileTree(
      files.mapValues { bytes in
        bytes.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
      })
  }
}

extension String {
  /// `migrated]` of the line of a report that ends with `[migrated]`; a line without an identifier as it is.
  fileprivate var identifier: String { split(separator: "[").last.map(String.init) ?? self }
}
