import Foundation
import TestSupport
import Testing

/// `--in-place` writes all files or none.
@Suite struct InPlaceTests {
  @Test func writesWhatTheDryRunPrints() async throws {
    let printed = try TemporaryFolder(Sources.app)
    let diff = try await Command.run(in: printed).output
    #expect(try await printed.run(["git", "apply", "-"], input: diff).exitCode == 0)

    let written = try TemporaryFolder(Sources.app)
    let outcome = try await Command.run("--in-place", in: written)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorText.hasSuffix("rewrote 2 files\n"))
    #expect(try written.tree() == printed.tree())
  }

  @Test func secondRunChangesNothing() async throws {
    let folder = try TemporaryFolder(Sources.app)
    #expect(try await Command.run("-i", in: folder).exitCode == 0)
    let first = try folder.tree()
    #expect(first != Sources.app)
    #expect(try await Command.run("-i", in: folder).exitCode == 0)
    #expect(try folder.tree() == first)
  }

  @Test func permissionsStay() async throws {
    let folder = try TemporaryFolder(Sources.app)
    let model = folder.url.appendingPathComponent("App/Counter.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o604], ofItemAtPath: model)
    #expect(try await Command.run("-i", in: folder).exitCode == 0)
    let permissions = try FileManager.default.attributesOfItem(atPath: model)[.posixPermissions] as? Int
    #expect(permissions == 0o604)
  }

  /// Root may write anywhere.
  @Test(.enabled(if: geteuid() != 0, "permissions do not bind root"))
  func readOnlyFolderLeavesEverythingAsItWas() async throws {
    let sources = Sources.tree(["A/Counter.swift": Sources.model, "B/CounterView.swift": Sources.view])
    let folder = try TemporaryFolder(sources)
    let locked = folder.url.appendingPathComponent("B").path
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: locked)
    let outcome = try await Command.run("-i", in: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked)
    #expect(outcome.exitCode == 3)
    #expect(outcome.errorText.contains("B/CounterView.swift: error:"))
    #expect(try folder.tree() == sources)
  }
}
