import Foundation
import MigrationRules
import TestSupport
import Testing

/// Each rule has cases that show when it acts and when it does not.
@Suite struct RuleTests {
  @Test(arguments: Rule.allCases)
  func ruleHasCases(rule: Rule) throws {
    let cases = try FixtureCase.onDisk().filter { $0.group == rule.rawValue }
    guard !cases.isEmpty else {
      Issue.record("there is no case in Fixtures/\(rule.rawValue)/")
      return
    }
    let changing = try cases.filter { try FileTree(in: $0.before) != FileTree(in: $0.after) }
    #expect(!changing.isEmpty, "no case of \(rule.rawValue) changes anything")
    #expect(changing.count < cases.count, "no case of \(rule.rawValue) stays as it is")
  }
}
