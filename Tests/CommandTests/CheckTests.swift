import TestSupport
import Testing

/// `--check` writes nothing, and its exit code is what counts.
@Suite struct CheckTests {
  @Test func failsWhereSomethingCouldMove() async throws {
    let folder = try TemporaryFolder(Sources.app)
    let outcome = try await Command.run("--check", in: folder)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.isEmpty, "no diff")
    #expect(outcome.errorText.contains("1 of 1 type moves, in 2 of 2 files\n"))
    #expect(outcome.errorText.hasSuffix("checked only: nothing was written\n"))
    #expect(try folder.tree() == Sources.app)
  }

  @Test func passesWhereNothingCouldMove() async throws {
    let blocked = try TemporaryFolder(Sources.tree(["Feed.swift": Sources.blocked]))
    let outcome = try await Command.run("--check", in: blocked)
    #expect(outcome.exitCode == 0)
    #expect(outcome.errorText.contains("publisher-used: Feed.swift:5"), "it says what is left all the same")
    #expect(try await Command.run("--check", "--strict", in: blocked).exitCode == 1)

    let migrated = try TemporaryFolder(Sources.app)
    #expect(try await Command.run("--in-place", in: migrated).exitCode == 0)
    #expect(try await Command.run("--check", in: migrated).exitCode == 0)
  }

  @Test func filesThatCannotBeReadCountMore() async throws {
    var tree = Sources.app
    tree["App/Broken.swift"] = Array("struct Broken {\n  func f( {\n".utf8)
    #expect(try await Command.run("--check", in: try TemporaryFolder(tree)).exitCode == 3)
  }

  @Test(arguments: [
    ["--check", "--in-place"], ["--check", "--dry-run"], ["--baseline", "b.txt"],
    ["--check", "--write-baseline"], ["--check", "--baseline", "missing.txt"],
    ["--quiet", "--verbose"],
  ])
  func wrongArgumentsExitWith2(arguments: [String]) async throws {
    let folder = try TemporaryFolder(Sources.app)
    let outcome = try await Command.run(arguments, in: folder)
    #expect(outcome.exitCode == 2, "\(outcome.errorText)")
    #expect(try folder.tree() == Sources.app)
  }
}

/// A baseline keeps new types of the old system out, today.
@Suite struct BaselineTests {
  private static let options = ["--check", "--baseline", "Config/baseline.txt"]

  /// With a baseline that tolerates what is there.
  private func folder(_ tree: FileTree = Sources.app) async throws -> TemporaryFolder {
    var tree = tree
    tree["Config/README.md"] = []
    let folder = try TemporaryFolder(tree)
    let outcome = try await Command.run(Self.options + ["--write-baseline"], in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    return folder
  }

  @Test func listsTypesByFileAndName() async throws {
    let nested = "enum Home {\n  final class Model: ObservableObject {}\n}\n"
    let folder = try await folder(
      Sources.tree([
        "App/Feed.swift": "import Combine\n" + nested, "App/A: b.swift": Sources.model,
        "Z.swift": Sources.blocked,
      ]))
    let lines = try folder.text("Config/baseline.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines == ["../App/A: b.swift: Counter", "../App/Feed.swift: Home.Model", "../Z.swift: Feed"])
    #expect(try await Command.run(Self.options, in: folder).exitCode == 0)
  }

  @Test func toleratesWhatItListsWhereverItStands() async throws {
    let folder = try await folder()
    try folder.write("// One.\n// Two.\n\n" + Sources.model, to: "App/Counter.swift")
    let outcome = try await Command.run(Self.options, in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    #expect(!outcome.errorText.contains("[not-in-baseline]"))
  }

  @Test func failsForNewTypesAlsoForBlockedOnes() async throws {
    let folder = try await folder()
    try folder.write(Sources.blocked, to: "App/Feed.swift")
    let outcome = try await Command.run(Self.options, in: folder)
    #expect(outcome.exitCode == 1)
    #expect(outcome.errorText.contains("App/Feed.swift:3:7: error: 'Feed' is of the old system"))
    #expect(outcome.errorText.contains("[publisher-used]"), "why it cannot move")
    #expect(!outcome.errorText.contains("'Counter'"), "what is tolerated is not said again")

    let skipped = try await Command.run(Self.options + ["--skip", "Feed"], in: folder)
    #expect(skipped.exitCode == 0, "\(skipped.errorText)")
  }

  @Test func quietStillSaysWhatFails() async throws {
    let folder = try await folder()
    try folder.write(Sources.blocked, to: "App/Feed.swift")
    let outcome = try await Command.run(Self.options + ["--quiet"], in: folder)
    #expect(outcome.exitCode == 1)
    #expect(outcome.errorText.contains("[not-in-baseline]"))
    #expect(!outcome.errorText.contains(" of 2 types"))
  }

  @Test func tellsWhatIsDone() async throws {
    let folder = try await folder()
    #expect(try await Command.run("--in-place", in: folder).exitCode == 0)
    let outcome = try await Command.run(Self.options, in: folder)
    #expect(outcome.exitCode == 0)
    let line = "Config/baseline.txt:3:1: note: 'Counter' is no longer of the old system; take this line away"
    #expect(outcome.errorText.contains(line + " [done-in-baseline]"))
  }

  /// A run over a part of the sources knows nothing of the rest.
  @Test func isSilentAboutWhatWasNotLookedAt() async throws {
    var tree = Sources.app
    tree["Other/Feed.swift"] = Array(Sources.blocked.utf8)
    let folder = try await folder(tree)
    let part = try await Command.run(Self.options + ["Other"], in: folder)
    #expect(part.exitCode == 0)
    #expect(!part.errorText.contains("[done-in-baseline]"), "\(part.errorText)")
  }

  @Test func sayWhichLineIsNoEntry() async throws {
    let folder = try await folder()
    try folder.write("# Fine.\n\n<<<<<<< HEAD\n", to: "Config/baseline.txt")
    let outcome = try await Command.run(Self.options, in: folder)
    #expect(outcome.exitCode == 3)
    #expect(outcome.errorText.contains("Config/baseline.txt:3:1: error: this is no entry"))
  }
}

extension TemporaryFolder {
  fileprivate func text(_ path: String) throws -> String {
    String(decoding: try #require(try tree()[path]), as: UTF8.self)
  }

  fileprivate func write(_ text: String, to path: String) throws {
    try Sources.tree([path: text]).write(to: url)
  }
}
