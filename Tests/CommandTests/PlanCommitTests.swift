import Foundation
import TestSupport
import Testing

/// `plan --commit` makes a git commit of each unit.
@Suite struct PlanCommitTests {
  @Test func eachUnitIsACommitOfItsOwn() async throws {
    let folder = try await checkout()
    let outcome = try await Command.run("plan", "--commit", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    #expect(
      outcome.outputText == "committed: Move Box to @Observable\ncommitted: Move Counter to @Observable\n")
    #expect(outcome.errorText == "2 commits; 3 types are held back\n")
    let log = try await git(["log", "--reverse", "--format=%an %s", "--name-only"], in: folder)
    #expect(
      log.split(separator: "\n").suffix(5) == [
        "A Move Box to @Observable", "Box.swift", "A Move Counter to @Observable", "Counter.swift",
        "CounterView.swift",
      ])
    #expect(try await git(["status", "--porcelain"], in: folder).isEmpty)
    let whole = try TemporaryFolder(PlanTests.project)
    #expect(try await Command.run("-i", in: whole).exitCode == 0)
    #expect(try folder.sources() == whole.tree(), "the commits make what one run makes")
    #expect(try await Command.run("plan", "--commit", in: folder).errorText.hasPrefix("0 commits;"))
  }

  @Test func notesAreInTheMessage() async throws {
    let folder = try await checkout(
      Sources.tree([
        "Tally.swift": """
        import SwiftUI

        final class Tally: ObservableObject {
          @Published var count = 0
        }

        struct TallyView: View {
          @ObservedObject var tally = Tally()

          var body: some View { Text("\\(tally.count)") }
        }

        """
      ]))
    #expect(try await Command.run("plan", "--commit", in: folder).exitCode == 0)
    let message = try await git(["log", "-1", "--format=%B"], in: folder)
    #expect(message.hasPrefix("Move Tally to @Observable\n\nIt moved from ObservableObject"))
    #expect(message.contains("- Tally.swift:8:23: warning: 'tally' is a new object whenever"))
  }

  @Test(arguments: [["echo '// x' >>Counter.swift"], ["echo x >>README", "git add README"]])
  func changesThatAreNotCommittedStopIt(changes: [String]) async throws {
    let folder = try await checkout()
    for change in changes { _ = try await folder.run(["sh", "-c", change]) }
    let before = try folder.sources()
    let outcome = try await Command.run("plan", "--commit", in: folder)
    #expect(outcome.exitCode == 3)
    #expect(outcome.errorText.contains("error: nothing was committed; commit or stash first"))
    #expect(try folder.sources() == before)
  }

  @Test func untrackedFilesThatDoNotChangeAreLeftAlone() async throws {
    let folder = try await checkout()
    _ = try await folder.run(["sh", "-c", "echo x >notes.txt"])
    #expect(try await Command.run("plan", "--commit", in: folder).exitCode == 0)
    #expect(try await git(["status", "--porcelain"], in: folder) == "?? notes.txt\n")
  }

  @Test func needsACheckout() async throws {
    let folder = try TemporaryFolder(PlanTests.project)
    let outcome = try await Command.run("plan", "--commit", in: folder)
    #expect(outcome.exitCode == 3)
    #expect(outcome.errorText.contains("it is in no git checkout"))
    #expect(try folder.tree() == PlanTests.project)
  }

  /// What was committed before stays, the unit is put back, and nothing is staged.
  @Test func aHookThatRefusesPutsTheUnitBack() async throws {
    let folder = try await checkout()
    try await hook(
      "if git diff --cached --name-only | grep -q Counter; then echo 'not this one' >&2; exit 1; fi",
      in: folder)
    let outcome = try await Command.run("plan", "--commit", in: folder)
    #expect(outcome.exitCode == 3)
    #expect(outcome.outputText == "committed: Move Box to @Observable\n")
    #expect(outcome.errorText.contains("git did not commit:\n  not this one\n"))
    #expect(outcome.errorText.contains("nothing of 'Counter' is kept, and its files are as they were"))
    #expect(try await git(["status", "--porcelain"], in: folder).isEmpty)
    #expect(try folder.sources()["Counter.swift"] == PlanTests.project["Counter.swift"])
  }

  /// As one that formats; its change is in the commit, and the rest is read again.
  @Test func aHookThatRewritesIsFollowed() async throws {
    let folder = try await checkout()
    try await hook(
      "for f in $(git diff --cached --name-only); do echo '// formatted' >>$f; git add $f; done", in: folder)
    let outcome = try await Command.run("plan", "--commit", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    #expect(outcome.errorText.hasPrefix("2 commits;"))
    for file in ["Box.swift", "Counter.swift"] {
      let text = String(decoding: try #require(try folder.sources()[file]), as: UTF8.self)
      #expect(text.contains("@Observable") && text.hasSuffix("// formatted\n"), "\(text)")
    }
  }

  @Test func unitsThatFailAreNotCommitted() async throws {
    let folder = try await checkout()
    let outcome = try await Command.run(
      "plan", "--commit", "--verify", "if grep -q @Observable Box.swift; then echo 'error: no'; exit 1; fi",
      in: folder)
    #expect(outcome.exitCode == 4)
    #expect(outcome.outputText == "committed: Move Counter to @Observable\n")
    #expect(
      outcome.errorText.contains("put back 'Box', because the verify command fails with it:\n  error: no"))
    #expect(try await git(["status", "--porcelain"], in: folder).isEmpty)
  }

  // MARK: Checkouts

  private func checkout(_ tree: FileTree = PlanTests.project) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder(tree)
    _ = try await git(["init", "--quiet"], in: folder)
    _ = try await git(["config", "user.name", "A"], in: folder)
    _ = try await git(["config", "user.email", "a@example.org"], in: folder)
    _ = try await git(["add", "."], in: folder)
    _ = try await git(["commit", "--quiet", "-m", "First"], in: folder)
    return folder
  }

  private func git(_ arguments: [String], in folder: borrowing TemporaryFolder) async throws -> String {
    let outcome = try await folder.run(["git"] + arguments)
    try #require(outcome.exitCode == 0, "\(arguments): \(outcome.errorText)")
    return outcome.outputText
  }

  private func hook(_ script: String, in folder: borrowing TemporaryFolder) async throws {
    let path = folder.url.appendingPathComponent(".git/hooks/pre-commit").path
    try FileManager.default.createDirectory(
      atPath: folder.url.appendingPathComponent(".git/hooks").path, withIntermediateDirectories: true)
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }
}

extension TemporaryFolder {
  /// Without what git keeps.
  fileprivate func sources() throws -> FileTree {
    let tree = try tree()
    return FileTree(tree.files.filter { !$0.key.hasPrefix(".git/") })
  }
}
