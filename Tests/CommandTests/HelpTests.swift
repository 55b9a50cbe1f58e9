import Foundation
import TestSupport
import Testing

/// The examples of `--help` are commands that run.
@Suite struct HelpTests {
  @Test func examplesRunAsTheyStand() async throws {
    let help = try await Command.run("--help", in: try TemporaryFolder()).outputText
    let section = try #require(
      help.components(separatedBy: "EXAMPLES:\n").last?.components(separatedBy: "\n\n").first)
    let lines = section.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.count >= 6)
    for line in lines {
      let command = try #require(line.components(separatedBy: "   ").first).split(separator: " ").map(
        String.init)
      #expect(command.first == "observe-migrate", "\(line) is wrapped, or no command")
      let folder = try TemporaryFolder(Self.app)
      let asks = command.contains("--interactive")
      let exitCode =
        try await asks
        ? Command.atTerminal(Array(command.dropFirst()), in: folder, typing: "a\n").exitCode
        : Command.run(Array(command.dropFirst()), in: folder).exitCode
      #expect(exitCode == (command.contains("--check") ? 1 : 0), "\(line)")
      #expect((try folder.tree() != Self.app) == (asks || command.contains("--in-place")), "\(line)")
    }
  }

  private static let app = Sources.tree([
    "App/Library.swift": Sources.model.replacing("Counter", with: "Library"),
    "App/LibraryView.swift": Sources.view.replacing("Counter", with: "Library"),
  ])
}
