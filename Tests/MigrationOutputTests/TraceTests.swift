import Foundation
import MigrationPlanning
import SourceText
import Testing

@testable import MigrationOutput

/// The places that lead to a message, in each form.
@Suite struct TraceTests {
  private static let place = ReportDocument.Place(path: "A.swift", line: 3, column: 7)
  private static let steps = [
    ReportDocument.Step(
      message: "'body' calls 'f<T>()'",
      place: ReportDocument.Place(path: "a b&.swift", line: 9, column: 12, characterColumn: 11)),
    ReportDocument.Step(message: "'f<T>()' writes 'cache'", place: place),
  ]

  /// A note with these steps, or with none.
  private static func document(_ trace: [ReportDocument.Step]) -> ReportDocument {
    let message = ReportDocument.Message(
      id: "storage-ignored", severity: "note", message: "'cache' is not tracked", place: place, trace: trace)
    return ReportDocument(
      summary: ReportDocument.Summary(
        migratedTypes: 0, types: 0, properties: 0, uses: 0, changedFiles: 0, files: 0, blockedTypes: 0,
        notes: 1, reasons: [], lines: []),
      nextStep: nil, types: [], units: [], notes: [message], deploymentTargets: [], companions: [])
  }

  private static func json(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test func jsonHasTheStepsInOrder() throws {
    let report = try Self.json(JSONReport.bytes(Self.document(Self.steps)))
    let note = try #require((report["notes"] as? [[String: Any]])?.first)
    let trace = try #require(note["trace"] as? [[String: Any]])
    #expect(trace.map { $0["message"] as? String } == ["'body' calls 'f<T>()'", "'f<T>()' writes 'cache'"])
    let place = try #require(trace[0]["place"] as? [String: Any])
    #expect(place["path"] as? String == "a b&.swift")
    #expect(place["line"] as? Int == 9 && place["column"] as? Int == 12)
  }

  @Test func whatHasNoTraceIsAsBefore() throws {
    let report = try Self.json(JSONReport.bytes(Self.document([])))
    let note = try #require((report["notes"] as? [[String: Any]])?.first)
    #expect(note.keys.sorted() == ["id", "message", "place", "severity"])
    let forms = [SARIFReport.bytes, HTMLReport.bytes, MarkdownReport.bytes]
    for form in forms {
      let text = String(decoding: form(Self.document([])), as: UTF8.self)
      #expect(!text.contains("codeFlows") && !text.contains("class=\"trace\"") && !text.contains("  1. "))
    }
  }

  @Test func sarifHasACodeFlow() throws {
    let log = try Self.json(SARIFReport.bytes(Self.document(Self.steps)))
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let flow = try #require((result["codeFlows"] as? [[String: Any]])?.first)
    let thread = try #require((flow["threadFlows"] as? [[String: Any]])?.first)
    let locations = try #require(thread["locations"] as? [[String: Any]])
      .compactMap { $0["location"] as? [String: Any] }
    #expect(locations.count == 2)
    #expect((locations[0]["message"] as? [String: Any])?["text"] as? String == "'body' calls 'f<T>()'")
    let physical = try #require(locations[0]["physicalLocation"] as? [String: Any])
    let artifact = try #require(physical["artifactLocation"] as? [String: Any])
    #expect(artifact["uri"] as? String == "a%20b&.swift")
    let region = try #require(physical["region"] as? [String: Any])
    #expect(region["startLine"] as? Int == 9 && region["startColumn"] as? Int == 11)
  }

  @Test func htmlListsTheStepsBelowTheMessage() {
    let page = String(decoding: HTMLReport.bytes(Self.document(Self.steps)), as: UTF8.self)
    #expect(
      page.contains(
        "<ol class=\"trace\"><li><code>body</code> calls <code>f&lt;T&gt;()</code>"
          + "<div class=\"line\"><span class=\"place\">a b&amp;.swift:9:12</span></div></li>"))
  }

  @Test func markdownListsTheStepsBelowTheMessage() {
    let text = String(decoding: MarkdownReport.bytes(Self.document(Self.steps)), as: UTF8.self)
    #expect(text.contains("(`storage-ignored`)\n  1. `a b&.swift:9:12`: `body` calls `f<T>()`\n  2. "))
  }

  @Test func aTraceMakesNoOtherDiagnostic() {
    let location = SourceLocation(file: 0, offset: 1)
    let plain = Diagnostic(id: .storageIgnored, location: location, message: "x")
    let traced = plain.traced(by: [TraceStep(at: location, "y")])
    #expect(plain == traced && Set([plain, traced]).count == 1)
    #expect(traced.trace.map(\.message) == ["y"])
  }
}
