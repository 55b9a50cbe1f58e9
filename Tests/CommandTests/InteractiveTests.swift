import TestSupport
import Testing

/// What the command does where somebody sits at a terminal.
@Suite struct InteractiveTests {
  // MARK: One unit after the other

  @Test func eachAnswerIsApplied() async throws {
    let folder = try TemporaryFolder(PlanTests.project)
    let outcome = try await Command.atTerminal(["--interactive"], in: folder, typing: "y\nn\n")
    #expect(outcome.exitCode == 0, "\(outcome.text)")
    let questions = outcome.text.split(separator: "\n").filter { $0.contains("[y,n,e,a,q,?]?") }
    #expect(questions.map { $0.prefix(16) } == ["(1/2) Move 'Box'", "(2/2) Move 'Coun"])
    #expect(outcome.text.contains("+final class Box {"))
    #expect(outcome.text.contains("+final class Counter {"), "shown, and skipped")
    let same = try TemporaryFolder(PlanTests.project)
    #expect(try await Command.run("--in-place", "--only", "Box", in: same).exitCode == 0)
    #expect(try folder.tree() == same.tree())
  }

  @Test(arguments: ["a\n", "y\ny\n", "e\n?\ny\na\n"])
  func allOfThemMakeWhatOneRunMakes(typed: String) async throws {
    let folder = try TemporaryFolder(PlanTests.project)
    let outcome = try await Command.atTerminal(["--interactive"], in: folder, typing: typed)
    #expect(outcome.exitCode == 0, "\(outcome.text)")
    #expect(outcome.text.contains("2 of 5 types move"))
    let whole = try TemporaryFolder(PlanTests.project)
    #expect(try await Command.run("--in-place", in: whole).exitCode == 0)
    #expect(try folder.tree() == whole.tree())
  }

  @Test(arguments: ["q\n", "n\nq\n", "\u{4}", "x\n\n?\nq\n"])
  func whoeverStopsChangesNothing(typed: String) async throws {
    let folder = try TemporaryFolder(PlanTests.project)
    let outcome = try await Command.atTerminal(["--interactive"], in: folder, typing: typed)
    #expect(outcome.exitCode == 0, "\(outcome.text)")
    #expect(outcome.text.contains("0 of 5 types move"))
    #expect(try folder.tree() == PlanTests.project)
  }

  @Test func explanationsAndHelpAskAgain() async throws {
    let folder = try TemporaryFolder(Self.twoInOneFile)
    let outcome = try await Command.atTerminal(["--interactive"], in: folder, typing: "e\n?\nq\n")
    #expect(outcome.text.ranges(of: "(1/2) Move 'Bag'").count == 3)
    #expect(
      outcome.text.contains(
        "Bags.swift:3:13: note: 'Bag' moves to '@Observable' (1 property, 0 uses) [migrated]"))
    #expect(outcome.text.contains("q - leave it and all that follow as they are"))
  }

  /// The second diff is one of the file as the first answer left it.
  @Test func diffsFollowOneAnother() async throws {
    let folder = try TemporaryFolder(Self.twoInOneFile)
    let outcome = try await Command.atTerminal(["--interactive"], in: folder, typing: "y\ny\n")
    let diffs = outcome.text.split(separator: "diff --git")
    try #require(diffs.count == 2, "\(outcome.text)")
    #expect(diffs[0].contains("+import Observation") && !diffs[0].contains("+final class Case"))
    #expect(!diffs[1].contains("+import"), "\(diffs[1])")
    #expect(diffs[1].contains("\n   var size = 0\n") && diffs[1].contains("+final class Case"), "\(diffs[1])")
  }

  // MARK: Guards

  @Test func unitsThatTheCommandFailsWithArePutBack() async throws {
    let folder = try TemporaryFolder(PlanTests.project)
    let check = "if grep -q @Observable Box.swift; then echo 'error: no'; exit 1; fi"
    let outcome = try await Command.atTerminal(
      ["--interactive", "--verify", check], in: folder, typing: "y\ny\n")
    #expect(outcome.exitCode == 4)
    #expect(outcome.text.contains("put back 'Box', because the verify command fails with it:\n  error: no\n"))
    let same = try TemporaryFolder(PlanTests.project)
    #expect(try await Command.run("--in-place", "--only", "Counter", in: same).exitCode == 0)
    #expect(try folder.tree() == same.tree())
  }

  @Test func uncommittedFilesStopItBeforeItAsks() async throws {
    let folder = try TemporaryFolder(PlanTests.project)
    _ = try await folder.run(["git", "init", "--quiet"])
    let refused = try await Command.atTerminal(["--interactive"], in: folder, typing: "y\ny\n")
    #expect(refused.exitCode == 3)
    #expect(refused.text.contains("Box.swift: error: it has uncommitted changes"))
    #expect(!refused.text.contains("(1/2)"))
    #expect(
      try await Command.atTerminal(["--interactive", "--allow-dirty"], in: folder, typing: "a\n").exitCode
        == 0)
  }

  @Test func lowDeploymentTargetsStopIt() async throws {
    let folder = try TemporaryFolder(PlanTests.project)
    let outcome = try await Command.atTerminal(
      ["--interactive", "--deployment-target", "iOS 16"], in: folder, typing: "a\n")
    #expect(outcome.exitCode == 3)
    #expect(try folder.tree() == PlanTests.project)
  }

  @Test func withoutATerminalItSaysWhatElseToDo() async throws {
    let folder = try TemporaryFolder(PlanTests.project)
    let outcome = try await Command.run("--interactive", in: folder)
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errorText.contains("there is no terminal to answer at; use --in-place with --only <type>"))
  }

  @Test(arguments: [
    ["--in-place"], ["--check"], ["--dry-run"], ["--insert-todos"], ["--quiet"], ["--format", "json"],
  ])
  func excludesWhatMakesNoSenseWithIt(others: [String]) async throws {
    let folder = try TemporaryFolder(PlanTests.project)
    #expect(try await Command.atTerminal(["--interactive"] + others, in: folder, typing: "y\n").exitCode == 2)
    #expect(try folder.tree() == PlanTests.project)
  }

  // MARK: Without arguments

  @Test func withoutArgumentsItSaysWhatMovesAndHowToGoOn() async throws {
    let folder = try TemporaryFolder(PlanTests.project)
    let outcome = try await Command.atTerminal([], in: folder)
    #expect(outcome.exitCode == 0)
    #expect(!outcome.text.contains("+++ b/"))
    #expect(outcome.text.contains("2 of 5 types move"))
    #expect(
      outcome.text.hasSuffix(
        """
        to see the diff: observe-migrate --dry-run
        to be asked about each type: observe-migrate --interactive
        to apply: observe-migrate --in-place

        """))
    let asked = try await Command.atTerminal(["--dry-run"], in: folder)
    #expect(asked.text.contains("+++ b/Box.swift"))
    #expect(!asked.text.contains("to see the diff"))
    #expect(try folder.tree() == PlanTests.project)
  }

  @Test func aFolderWithoutSourcesIsAnError() async throws {
    let outcome = try await Command.atTerminal([], in: try TemporaryFolder(Sources.tree(["notes.txt": "x"])))
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.text
        == "error: no Swift file found in .; give the folder that holds the sources (links, and what is hidden, generated or excluded, are left out)\n"
    )
  }

  private static let twoInOneFile = Sources.tree([
    "Bags.swift": """
    import Combine

    final class Bag: ObservableObject {
      @Published var size = 0
    }

    final class Case: ObservableObject {
      @Published var size = 0
      @Published var lid = ""
    }

    """
  ])
}
