import TestSupport
import Testing

/// `explain` and `list-rules` tell what the report only names.
@Suite struct ExplainTests {
  @Test func aMessageIsExplainedByItsPage() async throws {
    let outcome = try await Command.run("explain", "publisher-used", in: try TemporaryFolder())
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    #expect(outcome.outputText.hasPrefix("# `publisher-used`\n"))
    #expect(outcome.outputText.contains("## What to do"))
  }

  @Test func aTypeIsExplainedByWhatHoldsItBack() async throws {
    let folder = try TemporaryFolder(Sources.tree(["App/Feed.swift": Sources.blocked + Sources.reader]))
    let outcome = try await Command.run("explain", "Feed", "App", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    let lines = outcome.outputText.split(separator: "\n").map(String.init)
    #expect(lines.first?.contains("'Feed' stays an 'ObservableObject' (1 reason)") == true)
    #expect(lines.contains("  'SubFeed' at App/Feed.swift:8:13"))
    #expect(lines.contains("  App/Feed.swift:8:13: 'SubFeed' and 'Feed'"))
    #expect(lines.contains { $0.hasSuffix("[publisher-used]") })
    #expect(lines.last == "    observe-migrate explain publisher-used")
  }

  @Test func aVariableIsExplainedByWhatReadsAndChangesIt() async throws {
    let model = Sources.model.replacing("\n}\n", with: "\n  func step() { count += 1 }\n}\n")
    let folder = try TemporaryFolder(
      Sources.tree(["App/Counter.swift": model, "App/CounterView.swift": Sources.view]))
    let outcome = try await Command.run("explain", "Counter.swift:4", "App", in: folder)
    #expect(
      outcome.outputText == """
        Counter.swift:4: @Published var count = 0

        Counter.swift:4: 'count' is an '@Published' variable of 'Counter', of type 'Int'
          'Counter' moves to '@Observable' (1 property, 1 use)
          held by:
            CounterView.swift:4: 'counter' of 'CounterView', an '@StateObject'
          changed by:
            Counter.swift:5: 'step()' changes 'count'
          read by:
            CounterView.swift:7: 'body' reads 'count'

        rules:
          remove-published: '@Published ' goes

        """)
  }

  @Test func aUseIsExplainedByWhatItNames() async throws {
    let folder = try TemporaryFolder(Sources.tree(["App/Feed.swift": Sources.blocked]))
    let outcome = try await Command.run("explain", "App/Feed.swift:5:47", in: folder)
    let lines = outcome.outputText.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("Feed.swift:5: 'upstream' is a computed property of 'Feed'") })
    #expect(lines.contains("  remove-published"), "\(outcome.outputText)")
    #expect(lines.contains { $0.hasPrefix("    the publisher '$text' of 'Feed' is used") })
  }

  @Test(arguments: [("Other.swift:1", 2), ("Feed.swift:99", 3), ("Feed.swift:1", 3)])
  func placesThatAreNoneAreSaid(place: String, code: Int32) async throws {
    let folder = try TemporaryFolder(
      Sources.tree(["A/Feed.swift": Sources.blocked, "B/Feed.swift": "struct A {}\n"]))
    #expect(try await Command.run("explain", place, in: folder).exitCode == code)
  }

  @Test(arguments: [
    (["explain", "generic-boun"], "did you mean 'generic-bound'"),
    (["explain", "Fed", "App"], "did you mean 'Feed'"), (["explain"], "subject"),
  ])
  func whatIsUnknownExitsWith2(arguments: [String], message: String) async throws {
    let folder = try TemporaryFolder(Sources.tree(["App/Feed.swift": Sources.blocked]))
    let outcome = try await Command.run(arguments, in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errorText.contains(message), "\(outcome.errorText)")
    #expect(outcome.output.isEmpty)
  }

  @Test func rulesAreListed() async throws {
    let outcome = try await Command.run("list-rules", in: try TemporaryFolder())
    #expect(outcome.exitCode == 0)
    #expect(outcome.outputText.contains("remove-published "))
    #expect(outcome.outputText.contains("replace-on-receive-with-on-change            review "))
  }

  @Test func helpOfTheCommandHasItsOptionsAndSubcommands() async throws {
    let outcome = try await Command.run("--help", in: try TemporaryFolder())
    for word in ["--in-place", "--context <path>", "explain", "list-rules"] {
      #expect(outcome.outputText.contains(word), "\(word)")
    }
  }

  @Test func contextIsReadAndNotChanged() async throws {
    var tree = Sources.app
    tree["Widgets/Badge.swift"] = Array(Sources.view.utf8)
    let folder = try TemporaryFolder(tree)
    let outcome = try await Command.run("--in-place", "App", "--context", "Widgets", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    #expect(outcome.errorText.contains("used-in-context: "))
    #expect(try folder.tree() == tree)
  }

  @Test func whatComesAlongIsSaidFirst() async throws {
    let model = Sources.model + "\nfinal class SmallCounter: Counter {\n  @Published var low = 0\n}\n"
    let folder = try TemporaryFolder(
      Sources.tree(["Counter.swift": model.replacing("final class Counter", with: "class Counter")]))
    let outcome = try await Command.run("--only", "SmallCounter", in: folder)
    #expect(
      outcome.errorText.hasPrefix(
        "2 of 2 types move, in 1 of 1 file\n  'Counter' comes along with 'SmallCounter'\n"))
    let skipped = try await Command.run("--skip", "SmallCounter", in: folder)
    #expect(skipped.errorText.contains("on request: 'Counter' and 'SmallCounter'"))
    #expect(skipped.output.isEmpty)
  }
}
