import TestSupport
import Testing

/// Colours, which are there for people, and never in what programs read.
@Suite struct ColorTests {
  private static let tree = Sources.tree([
    "App/Counter.swift": Sources.model.replacing("\n", with: "\r\n"), "App/CounterView.swift": Sources.view,
    "App/Feed.swift": Sources.blocked,
  ])
  private static let escape: UInt8 = 0x1B

  @Test func pipesHaveNone() async throws {
    let folder = try TemporaryFolder(Self.tree)
    let plain = try await Command.run("--dry-run", in: folder)
    let never = try await Command.run("--color", "never", in: folder)
    for outcome in [plain, never] {
      #expect(!outcome.output.contains(Self.escape))
      #expect(!outcome.errors.contains(Self.escape))
    }
    #expect(plain.output == never.output)
  }

  @Test func withoutTheirSequencesDiffsAreTheSame() async throws {
    let folder = try TemporaryFolder(Self.tree)
    let plain = try await Command.run("--dry-run", in: folder)
    let colored = try await Command.run("--dry-run", "--color", "always", in: folder)
    #expect(
      colored.outputText.contains("\u{1B}[31m-  @StateObject private var counter = Counter()\u{1B}[0m\n"))
    #expect(colored.outputText.contains("\u{1B}[32m+  @State private var counter = Counter()\u{1B}[0m\n"))
    #expect(colored.outputText.contains("\u{1B}[1m--- a/App/Counter.swift\u{1B}[0m\n"))
    #expect(colored.outputText.contains("\u{1B}[32m+@Observable\u{1B}[0m\r\n"))
    #expect(Self.withoutSequences(colored.outputText) == plain.outputText)
  }

  @Test func placesAndSeveritiesStandOut() async throws {
    let folder = try TemporaryFolder(Self.tree)
    let plain = try await Command.run("--check", "--format", "xcode", in: folder)
    let colored = try await Command.run(
      "--check", "--format", "xcode", "--color", "always", in: folder)
    #expect(colored.exitCode == 1)
    #expect(
      colored.errorText.contains(
        "\u{1B}[1mApp/Feed.swift:3:7:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m 'Feed' stays"))
    #expect(Self.withoutSequences(colored.errorText) == plain.errorText)
  }

  @Test func otherFormsHaveNone() async throws {
    let folder = try TemporaryFolder(Self.tree)
    let outcome = try await Command.run(
      "--color", "always", "--format", "json", "--output", "report.json", in: folder)
    #expect(outcome.exitCode == 0)
    #expect(try folder.tree()["report.json"]?.contains(Self.escape) == false)
    let shown = try await Command.run("--color", "always", "--format", "github", in: folder)
    #expect(!shown.output.contains(Self.escape))
  }

  @Test func otherWordsAreWrongArguments() async throws {
    #expect(
      try await Command.run("--color", "sometimes", in: try TemporaryFolder(Self.tree)).exitCode == 2)
  }

  private static func withoutSequences(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }
}
