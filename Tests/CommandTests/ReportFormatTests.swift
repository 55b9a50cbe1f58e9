import Foundation
import TestSupport
import Testing

/// Reports for other programs and for people without a terminal.
@Suite struct ReportFormatTests {
  /// With names that would break a report that does not escape them.
  private static let tree = Sources.tree([
    "App/Counter.swift": Sources.model, "App/CounterView.swift": Sources.view,
    "App/<b>&'%,: é.swift": Sources.blocked + Sources.reader,
  ])

  @Test(arguments: ["json", "sarif", "github", "markdown", "html"])
  func goesToStandardOutputInsteadOfTheDiff(format: String) async throws {
    let folder = try TemporaryFolder(Self.tree)
    let shown = try await Command.run("--format", format, in: folder)
    #expect(shown.exitCode == 0, "\(shown.errorText)")
    #expect(shown.outputText.contains("publisher-used"))
    #expect(!shown.outputText.contains("+++ b/"))
    #expect(shown.errorText.hasPrefix("1 of 3 types moves ("), "only the summary besides")
    let again = try await Command.run("--format", format, "--quiet", in: folder)
    #expect(again.output == shown.output)
    #expect(again.errors.isEmpty)
  }

  @Test(arguments: ["text", "xcode", "json", "html"])
  func goesToAFileBesideTheDiff(format: String) async throws {
    let folder = try TemporaryFolder(Self.tree)
    let plain = try await Command.run(format == "xcode" ? ["--format", format] : [], in: folder)
    let outcome = try await Command.run("--format", format, "--output", "report", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    #expect(outcome.output == plain.output)
    let report = try #require(try folder.tree()["report"])
    if format == "text" || format == "xcode" {
      #expect(plain.errorText.hasPrefix(String(decoding: report, as: UTF8.self)))
    } else {
      #expect(report == (try await Command.run("--format", format, in: folder)).output)
    }
  }

  /// As do `/dev/null` and pipes.
  @Test func aLinkStaysAndLeadsToTheReport() async throws {
    let folder = try TemporaryFolder(Self.tree)
    let link = folder.url.appendingPathComponent("latest").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "report.json")
    let outcome = try await Command.run("--format", "json", "--output", "latest", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "report.json")
    let report = try Data(contentsOf: folder.url.appendingPathComponent("report.json"))
    #expect([UInt8](report) == (try await Command.run("--format", "json", in: folder)).output)
  }

  @Test(arguments: ["no/such/folder/report", "App"])
  func aFileThatCannotBeIsSaidBeforeAnythingIsWritten(output: String) async throws {
    let folder = try TemporaryFolder(Self.tree)
    let outcome = try await Command.run("--in-place", "--output", output, in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errorText.contains("--output: "))
    #expect(try folder.tree() == Self.tree)
  }

  @Test func unknownFormatsAreWrongArguments() async throws {
    #expect(try await Command.run("--format", "xml", in: try TemporaryFolder(Self.tree)).exitCode == 2)
  }

  @Test(arguments: [false, true])
  func jsonFollowsItsSchema(withBaseline: Bool) async throws {
    let folder = try TemporaryFolder(Self.tree)
    try Sources.tree(["base.txt": "Gone.swift: Gone\nApp/Counter.swift: Counter\n"]).write(to: folder.url)
    let options = withBaseline ? ["--check", "--baseline", "base.txt"] : ["--deployment-target", "iOS 16"]
    let outcome = try await Command.run(options + ["--format", "json"], in: folder)
    let schema = try JSONSchema(Repository.root.appendingPathComponent("Documentation/report.schema.json"))
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output))
    #expect(schema.problems(in: report) == [])

    let document = try JSONDecoder().decode(JSONReportSketch.self, from: Data(outcome.output))
    #expect(document.types.map(\.name) == ["Feed", "SubFeed", "Counter"])
    #expect(document.types.map(\.outcome) == ["blocked", "held-back", "migrated"])
    #expect(document.types.map(\.because) == [[], [0], []])
    #expect(document.units.map(\.types) == [[0, 1], [2]])
    #expect(document.types.map(\.inBaseline) == (withBaseline ? [false, false, true] : [nil, nil, nil]))
    #expect(document.doneInBaseline?.map(\.message.count).isEmpty == (withBaseline ? false : nil))
    #expect(document.deploymentTargets.isEmpty == withBaseline)
  }

  @Test func theSchemaIsNoFormality() throws {
    let schema = try JSONSchema(Repository.root.appendingPathComponent("Documentation/report.schema.json"))
    #expect(schema.problems(in: ["formatVersion": 2]).count > 1)
  }

  @Test func sarifHasWhatItNeeds() async throws {
    let outcome = try await Command.run("--format", "sarif", in: try TemporaryFolder(Self.tree))
    let log = try JSONDecoder().decode(SARIFSketch.self, from: Data(outcome.output))
    #expect(log.version == "2.1.0")
    let run = try #require(log.runs.first)
    #expect(run.results.count > 3)
    for result in run.results {
      #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
      #expect(["error", "warning", "note"].contains(result.level))
      #expect(!result.message.text.isEmpty)
    }
    let places = run.results.flatMap(\.locations).map(\.physicalLocation)
    #expect(places.contains { $0.artifactLocation.uri == "App/%3Cb%3E&'%25,%3A%20%C3%A9.swift" })
    #expect(places.allSatisfy { $0.region.startLine > 0 && $0.region.startColumn > 0 })
  }

  @Test func gitHubGetsOneCommandForEachLine() async throws {
    let outcome = try await Command.run("--format", "github", in: try TemporaryFolder(Self.tree))
    let lines = outcome.outputText.split(separator: "\n")
    #expect(lines.count == 4, "a reason, and a line for each type")
    #expect(
      lines.first?.hasPrefix(
        "::warning file=App/<b>&'%25%2C%3A é.swift,line=5,col=47,title=publisher-used::the publisher")
        == true, "\(lines)")
  }

  @Test func htmlIsWellFormedAndComplete() async throws {
    let outcome = try await Command.run("--format", "html", in: try TemporaryFolder(Self.tree))
    let page = outcome.outputText
    #expect(HTMLOutline(page).problems == [])
    #expect(page.contains("App/&lt;b&gt;&amp;&#39;%,: é.swift:3:7"))
    #expect(!page.contains("<b>"))
    #expect(
      !page.contains("src=") && !page.contains("@import") && !page.contains("url("), "nothing is fetched")
    #expect(page.contains("What to do"), "the page about the message is there")
  }
}

private struct JSONReportSketch: Decodable {
  struct TypeRecord: Decodable {
    let name: String
    let outcome: String
    let because: [Int]
    let inBaseline: Bool?
  }
  struct Unit: Decodable { let types: [Int] }
  struct Message: Decodable { let message: String }

  let types: [TypeRecord]
  let units: [Unit]
  let deploymentTargets: [Message]
  let doneInBaseline: [Message]?
}

private struct SARIFSketch: Decodable {
  struct Run: Decodable {
    let tool: Tool
    let results: [Result]
  }
  struct Tool: Decodable { let driver: Driver }
  struct Driver: Decodable { let rules: [Rule] }
  struct Rule: Decodable { let id: String }
  struct Text: Decodable { let text: String }
  struct Result: Decodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]
  }
  struct Location: Decodable { let physicalLocation: Physical }
  struct Physical: Decodable {
    struct Artifact: Decodable { let uri: String }
    struct Region: Decodable {
      let startLine: Int
      let startColumn: Int
    }

    let artifactLocation: Artifact
    let region: Region
  }

  let version: String
  let runs: [Run]
}
