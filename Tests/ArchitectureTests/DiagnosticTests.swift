import Foundation
import MigrationPlanning
import TestSupport
import Testing

/// Each message has its page, and a case that shows it.
@Suite struct DiagnosticTests {
  @Test func everyDiagnosticHasAPage() {
    let missing = ids.filter { id in
      let page = Repository.diagnosticPages.appendingPathComponent("\(id).md").path
      return !FileManager.default.fileExists(atPath: page)
    }
    #expect(missing.isEmpty, "no page in Documentation/Diagnostics/: \(missing.joined(separator: ", "))")
  }

  @Test func everyPageHasADiagnostic() throws {
    let pages = try FileTree.paths(in: Repository.diagnosticPages).filter { $0.hasSuffix(".md") }
    let stray = pages.filter { !ids.contains(String($0.dropLast(3))) }
    #expect(stray.isEmpty, "pages about nothing: \(stray.joined(separator: ", "))")
  }

  @Test func everyDiagnosticIsShownByACase() throws {
    let reports = try FixtureCase.onDisk().compactMap { FileManager.default.contents(atPath: $0.report.path) }
      .map { String(decoding: $0, as: UTF8.self) }
    let missing = ids.filter { id in !reports.contains { $0.contains("[\(id)]") } }
    #expect(missing.isEmpty, "no report.txt shows: \(missing.joined(separator: ", "))")
  }

  private let ids = DiagnosticID.allCases.map(\.rawValue)
}
