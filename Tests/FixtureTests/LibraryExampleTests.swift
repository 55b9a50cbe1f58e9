import Foundation
import ObserveMigrate
import TestSupport
import Testing

/// The example of the library's documentation is this code.
@Suite struct LibraryExampleTests {
  @Test func worksAsDocumented() async throws {
    let counter = "import Combine\n\nfinal class Counter: ObservableObject {\n  @Published var count = 0\n}\n"
    let folder = try TemporaryFolder(FileTree(["App/Counter.swift": Array(counter.utf8)]))
    var lines: [String] = []
    func print(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }
    func example(_ options: MigrationOptions) async throws {
      var options = options
      options.only = ["Counter"]
      let result = try await Migration.plan(options)
      for change in result.changes {
        print(change.path, change.migrated.count)
      }
      print(result.summary.joined(separator: "\n"))
    }
    try await example(MigrationOptions(paths: ["App"], workingFolder: folder.url.path))
    #expect(lines.first?.hasPrefix("App/Counter.swift ") == true)
    #expect(lines.last?.hasPrefix("migrated 1 of 1 type") == true)

    let page = Repository.sources.appendingPathComponent(
      "ObserveMigrate/ObserveMigrate.docc/ObserveMigrate.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let code = try #require(text.firstMatch(of: /```swift\n(?<code>[^`]+)```/)).code
    let here = try String(contentsOfFile: #filePath, encoding: .utf8).replacing("      ", with: "")
    let body = code.split(separator: "\n", maxSplits: 1)[1]
    #expect(
      here.replacing("  ", with: "").contains(body.replacing("  ", with: "")),
      "the example changed; change it here, too")
  }
}
