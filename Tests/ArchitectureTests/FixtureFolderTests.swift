import Foundation
import MigrationRules
import TestSupport
import Testing

/// Cases are found by where they lie; what lies elsewhere would never be checked.
@Suite struct FixtureFolderTests {
  /// Groups that are not named after a rule: whole apps, and imports and comments, which follow from what the rules
  /// do.
  private static let otherGroups = ["projects", "import-observation", "insert-todos"]

  @Test func everyFileBelongsToACase() throws {
    let stray = try FileTree.paths(in: Repository.fixtures).filter { path in
      let parts = path.split(separator: "/").map(String.init)
      switch parts.dropFirst(2).first {
      case "before", "after": return parts.count < 4
      case "report.txt", "options.json": return parts.count != 3
      default: return true
      }
    }
    #expect(stray.isEmpty, "in no case: \(stray.joined(separator: ", "))")
  }

  /// SwiftPM makes a program of a module with such a file.
  @Test func noCaseThatRunsIsAProgram() throws {
    let programs = try FileTree.paths(in: Repository.fixtures).filter {
      $0.contains("/runs-") && $0.lowercased().hasSuffix("/main.swift")
    }
    #expect(programs.isEmpty, "named as that of a program: \(programs.joined(separator: ", "))")
  }

  @Test func everyGroupIsKnown() throws {
    let known = Set(Rule.allCases.map(\.rawValue) + Self.otherGroups)
    let unknown = Set(try FixtureCase.onDisk().map(\.group)).subtracting(known).sorted()
    #expect(unknown.isEmpty, "groups named after no rule: \(unknown.joined(separator: ", "))")
  }

  @Test(arguments: try FixtureCase.onDisk())
  func caseIsWhole(fixture: FixtureCase) throws {
    let before = try FileTree.paths(in: fixture.before)
    #expect(!before.isEmpty, "\(fixture) has no before/")
    let after = try FileTree.paths(in: fixture.after)
    #expect(before == after, "\(fixture): before/ and after/ hold different files")
    #expect(throws: Never.self, "\(fixture)") { try fixture.options() }
    let isWritten = FileManager.default.fileExists(atPath: fixture.report.path)
    #expect(isWritten, "\(fixture) has no report.txt")
    guard isWritten else { return }
    let report = String(decoding: try Data(contentsOf: fixture.report), as: UTF8.self)
    let traces = [
      Repository.root.path, NSHomeDirectory() + "/", "/Users/", "/home/", "/tmp/", "/var/", "file://",
    ]
    for trace in traces {
      #expect(!report.contains(trace), "\(fixture): report.txt names a place on somebody's machine: \(trace)")
    }
    #expect(report.hasSuffix("\n") && !report.contains("\r"), "\(fixture): report.txt has lines")
  }
}
