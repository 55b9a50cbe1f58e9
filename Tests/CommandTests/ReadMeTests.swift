import Foundation
import TestSupport
import Testing

/// The commands of the README run as they stand, on the example app in a checkout.
@Suite struct ReadMeTests {
  @Test func commandsRunAsTheyStand() async throws {
    let text = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let blocks = text.matches(of: /```sh\n(?<code>[^`]+)```/).map { String($0.code) }
      .filter { $0.contains("observe-migrate ") && !$0.contains("swift build -c") }
    let inline = text.matches(of: /`(?<code>observe-migrate [^`\n]+)`/).map { String($0.code) }
    #expect(blocks.count >= 3)
    #expect(inline.count >= 3)
    for commands in blocks + inline {
      let outcome = try await run(commands)
      #expect(outcome.exitCode == 0, "\(commands): \(outcome.errorText)")
    }
  }

  /// The diff that the page opens with.
  @Test func openingDiffIsWhatTheToolPrints() async throws {
    let text = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let diff = try #require(text.firstMatch(of: /```diff\n(?<lines>[^`]+)```/)).lines
    let before = diff.split(separator: "\n").filter { !$0.hasPrefix("+") }.map { $0.dropFirst() + "\n" }
    let folder = try TemporaryFolder(FileTree(["Book.swift": Array(before.joined().utf8)]))
    let outcome = try await folder.run([Command.executable().path, "Book.swift"])
    let hunk = outcome.outputText.split(separator: "\n").drop { !$0.hasPrefix("@@") }.dropFirst()
    #expect(hunk.joined(separator: "\n") + "\n" == diff)
  }

  /// What the first steps promise.
  @Test func aSavedDiffIsWhatIsWritten() async throws {
    let saved = try await run(
      "observe-migrate . > migration.diff\ngit apply migration.diff\nrm migration.diff\ncat *.swift")
    let written = try await run("observe-migrate --in-place .\ncat *.swift")
    #expect(saved.output == written.output)
    #expect(written.outputText.contains("@Observable"))
  }

  /// The report and the place that the reference explains.
  @Test func sessionsOfTheReferenceAreTrue() async throws {
    let page = Repository.root.appendingPathComponent("Documentation/Reference.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let report = try #require(text.firstMatch(of: /```text\n(?<lines>3 of 4 types[^`]+)```/)).lines
    let shown = try await Tool.run([Command.executable().path, "Examples/ReadingList"], in: Repository.root)
    #expect(shown.errorText == report)
    let session = try #require(
      text.firstMatch(of: /\$ observe-migrate (?<arguments>explain .+)\n(?<lines>[^`]+)```/))
    let arguments = session.arguments.split(separator: " ").map(String.init)
    let explained = try await Tool.run([Command.executable().path] + arguments, in: Repository.root)
    #expect(explained.outputText == session.lines)
  }

  private func run(_ commands: String) async throws -> Tool.Outcome {
    let example = Repository.root.appendingPathComponent("Examples/ReadingList")
    let folder = try TemporaryFolder(try FileTree(in: example))
    let bin = try Command.executable().deletingLastPathComponent().path
    // What is built after a rewrite is not what is tested here.
    let setUp = """
      set -e
      git init -q && git config user.name A && git config user.email a@example.org
      git add -A && git commit -qm Start
      mkdir .git/bin && echo '#!/bin/sh' > .git/bin/swift && chmod +x .git/bin/swift
      export PATH="$PWD/.git/bin:\(bin):$PATH"

      """
    return try await folder.run(["bash", "-c", setUp + commands])
  }
}
