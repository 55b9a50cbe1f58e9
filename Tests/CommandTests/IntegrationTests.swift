import Foundation
import TestSupport
import Testing

/// The tool among others: git, where there is none, and hooks.
@Suite struct IntegrationTests {
  @Test(arguments: [false, true])
  func worksWhereGitIsNotInstalled(inCheckout: Bool) async throws {
    var tree = Sources.app
    if inCheckout { tree[".git/HEAD"] = Array("ref: refs/heads/main\n".utf8) }
    let folder = try TemporaryFolder(tree)
    let command = ["/usr/bin/env", "PATH=/nowhere", try Command.executable().path]
    let shown = try await folder.run(command)
    #expect(shown.exitCode == 0, "\(shown.errorText)")
    #expect(shown.outputText.contains("+@Observable"))
    #expect(try await folder.run(command + ["--in-place"]).exitCode == 0)
    #expect(try await folder.run(command + ["--check"]).exitCode == 0)
    #expect(try folder.tree() != tree)
  }

  /// The hook looks at what is staged, and lets through what the baseline tolerates.
  @Test func hookRefusesNewTypes() async throws {
    let folder = try TemporaryFolder(Sources.app)
    let environment = ["OBSERVE_MIGRATE": try Command.executable().path]
    func git(_ arguments: String...) async throws -> Tool.Outcome {
      let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
      return try await Tool.run(["git"] + identity + arguments, in: folder.url, environment: environment)
    }
    let hook = try String(
      contentsOf: Repository.root.appendingPathComponent("Scripts/pre-commit"), encoding: .utf8)
    _ = try await git("init", "-q")
    try Sources.tree([".git/hooks/pre-commit": hook]).write(to: folder.url)
    _ = try await folder.run(["chmod", "+x", ".git/hooks/pre-commit"])
    let baseline = ["--check", "--baseline", "observable-baseline.txt", "--write-baseline"]
    #expect(try await Command.run(baseline, in: folder).exitCode == 0)
    _ = try await git("add", "-A")
    let first = try await git("commit", "-qm", "Tolerate what is there")
    #expect(first.exitCode == 0, "\(first.errorText)")

    try Sources.tree(["Feed.swift": Sources.blocked, "Fine.swift": "struct Fine {}\n"]).write(to: folder.url)
    _ = try await git("add", "Fine.swift")
    let fine = try await git("commit", "-qm", "Add what is fine")
    #expect(fine.exitCode == 0, "\(fine.errorText)")
    _ = try await git("add", "-A")
    let refused = try await git("commit", "-qm", "Add a new type of the old system")
    #expect(refused.exitCode != 0)
    #expect(refused.errorText.contains("Feed.swift:3:7: error: 'Feed' is of the old system"))
  }
}
