import Foundation
import TestSupport
import Testing

/// The commands of the README run as they stand, on the example app in a checkout.
@Suite struct ReadMeTests {
  @Test func commandsRunAsTheyStand() async throws {
    let text = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let blocks = text.matches(of: /```sh\n(?<code>[^`]+)```/).map { String($0.code) }
      .filter { $0.contains("observe-migrate ") && !$0.contains("swift run") }
    let inline = text.matches(of: /`(?<code>observe-migrate [^`\n]+)`/).map { String($0.code) }
    #expect(blocks.count >= 3)
    #expect(inline.count >= 3)
    for commands in blocks + inline {
      let outcome = try await run(commands)
      #expect(outcome.exitCode == 0, "\(commands): \(outcome.errorText)")
    }
  }

  /// What the first steps promise.
  @Test func aSavedDiffIsWhatIsWritten() async throws {
    let saved = try await run(
      "observe-migrate . > migration.diff\ngit apply migration.diff\nrm migration.diff\ncat *.swift")
    let written = try await run("observe-migrate --in-place .\ncat *.swift")
    #expect(saved.output == written.output)
    #expect(written.outputText.contains("@Observable"))
  }

  private func run(_ commands: String) async throws -> Tool.Outcome {
    let example = Repository.root.appendingPathComponent("Examples/ReadingList")
    let folder = try TemporaryFolder(try FileTree(in: example))
    let bin = try Command.executable().deletingLastPathComponent().path
    // What is built after a rewrite is not what is tested here.
    let setUp = """
      set -e
      git init -q && git add -A && git -c user.name=A -c user.email=a@example.org commit -qm Start
      mkdir .git/bin && echo '#!/bin/sh' > .git/bin/swift && chmod +x .git/bin/swift
      export PATH="$PWD/.git/bin:\(bin):$PATH"

      """
    return try await folder.run(["bash", "-c", setUp + commands])
  }
}
