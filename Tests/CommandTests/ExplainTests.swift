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
    #expect(outcome.errorText.contains("[used-in-context]"))
    #expect(try folder.tree() == tree)
  }

  @Test func whatComesAlongIsSaidFirst() async throws {
    let model = Sources.model + "\nfinal class SmallCounter: Counter {\n  @Published var low = 0\n}\n"
    let folder = try TemporaryFolder(
      Sources.tree(["Counter.swift": model.replacing("final class Counter", with: "class Counter")]))
    let outcome = try await Command.run("--only", "SmallCounter", in: folder)
    #expect(outcome.errorText.hasPrefix("note: 'Counter' comes along with 'SmallCounter'\n"))
    let skipped = try await Command.run("--skip", "SmallCounter", in: folder)
    #expect(skipped.errorText.contains("'Counter' is skipped with 'SmallCounter'"))
    #expect(skipped.output.isEmpty)
  }
}
