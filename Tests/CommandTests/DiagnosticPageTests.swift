import Foundation
import TestSupport
import Testing

/// The message that a page in Documentation/Diagnostics shows is what the tool says about the example above it.
@Suite struct DiagnosticPageTests {
  @Test(arguments: try pages())
  func exampleGivesTheMessage(page: String) async throws {
    let url = Repository.diagnosticPages.appendingPathComponent(page)
    let text = try String(contentsOf: url, encoding: .utf8)
    let example = try #require(
      text.firstMatch(of: /## Example\n\n```swift\n(?<code>(?s:.+?))```\n\n```text\n(?<message>.+)\n```/))
    let path = String(example.message.prefix { $0 != ":" })
    let folder = try TemporaryFolder(FileTree([path: Array(example.code.utf8)]))
    for options in [[], ["--best-effort"], ["--bridge-publishers"]] {
      let outcome = try await folder.run([Command.executable().path, "--format", "xcode", "."] + options)
      if outcome.errorText.split(separator: "\n").contains(example.message) { return }
    }
    Issue.record("nothing gives \(example.message)")
  }

  private static func pages() throws -> [String] {
    // Theirs takes more than one file, or options.
    let others = ["deployment-target", "file-not-read", "skipped-on-request", "used-in-context"]
    return try FileTree.paths(in: Repository.diagnosticPages)
      .filter { $0.hasSuffix(".md") && !others.contains(String($0.dropLast(3))) }
  }
}
