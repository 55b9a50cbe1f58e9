import Foundation
import TestSupport
import Testing

/// What git could not give back is not rewritten.
@Suite struct UncommittedChangesTests {
  @Test func committedFilesAreRewritten() async throws {
    let folder = try await checkout()
    let outcome = try await Command.run("-i", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    #expect(try folder.tree()["App/Counter.swift"] != Sources.app["App/Counter.swift"])
  }

  /// Modified, staged, untracked.
  @Test(arguments: [
    ["echo '// more' >>App/Counter.swift"],
    ["echo '// more' >>App/Counter.swift", "git add ."],
    ["git rm -q --cached App/Counter.swift"],
  ])
  func uncommittedFilesAreNot(changes: [String]) async throws {
    let folder = try await checkout()
    for change in changes { try await succeed(["sh", "-c", change], in: folder) }
    let before = try folder.sources()
    let outcome = try await Command.run("-i", in: folder)
    #expect(outcome.exitCode == 3)
    #expect(outcome.errorText.contains("App/Counter.swift: error: it has uncommitted changes"))
    #expect(!outcome.errorText.contains("App/CounterView.swift: error:"))
    #expect(outcome.errorText.contains("--allow-dirty"))
    #expect(try folder.sources() == before)
    #expect(try await Command.run("-i", "--allow-dirty", in: folder).exitCode == 0)
    #expect(try folder.sources() != before)
  }

  /// The rest of the checkout is the user's own affair, and so is a dry run.
  @Test func onlyFilesThatChangeMatter() async throws {
    let folder = try await checkout()
    try await succeed(["sh", "-c", "echo 'let x = 1' >App/Other.swift"], in: folder)
    #expect(try await Command.run("-i", in: folder).exitCode == 0)
    #expect(try await Command.run(in: folder).exitCode == 0)
  }

  @Test func submodulesAreAskedToo() async throws {
    let inner = try await checkout()
    let folder = try TemporaryFolder(Sources.tree(["README.md": ""]))
    try await initialize(folder)
    try await succeed(
      ["git", "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner.url.path, "inner"],
      in: folder)
    try await succeed(["sh", "-c", "echo '// more' >>inner/App/Counter.swift"], in: folder)
    let outcome = try await Command.run("-i", in: folder)
    #expect(outcome.exitCode == 3)
    #expect(outcome.errorText.contains("inner/App/Counter.swift: error: it has uncommitted changes"))
  }

  @Test func gitIsNotNeeded() async throws {
    let folder = try await checkout()
    try await succeed(["sh", "-c", "echo '// more' >>App/Counter.swift"], in: folder)
    let outcome = try await folder.run(["env", "PATH=/nowhere", try Command.executable().path, "-i"])
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
  }

  /// A checkout that git cannot read may hold anything.
  @Test func gitThatDoesNotAnswerIsNoConsent() async throws {
    let folder = try TemporaryFolder(Sources.tree([".git": "nonsense", "Counter.swift": Sources.model]))
    let before = try folder.tree()
    let outcome = try await Command.run("-i", in: folder)
    #expect(outcome.exitCode == 3)
    #expect(outcome.errorText.contains("git does not say"))
    #expect(try folder.tree() == before)
    #expect(try await Command.run("-i", "--allow-dirty", in: folder).exitCode == 0)
  }

  // MARK: Checkouts

  private func checkout() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Sources.app)
    try await initialize(folder)
    return folder
  }

  private func initialize(_ folder: borrowing TemporaryFolder) async throws {
    try await succeed(["git", "init", "--quiet"], in: folder)
    try await succeed(["git", "add", "."], in: folder)
    try await succeed(
      ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "First"],
      in: folder)
  }

  private func succeed(_ command: [String], in folder: borrowing TemporaryFolder) async throws {
    let outcome = try await folder.run(command)
    try #require(outcome.exitCode == 0, "\(command): \(outcome.errorText)")
  }
}

extension TemporaryFolder {
  /// Without what git keeps.
  fileprivate func sources() throws -> FileTree {
    let tree = try tree()
    return FileTree(tree.files.filter { !$0.key.hasPrefix(".git/") })
  }
}
