import Foundation
import TestSupport
import Testing

/// Each file of the rules can be read after those that it mentions, and each rule by itself.
@Suite struct FileReferenceTests {
  private static func sources() throws -> [String: String] {
    let tree = try FileTree(
      in: Repository.sources.appendingPathComponent("MigrationRules", isDirectory: true))
    return tree.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test func filesOfRulesFormNoCycle() throws {
    #expect(FileReferences(try Self.sources()).cycles.isEmpty)
  }

  @Test func ruleIsNamedWhereRulesAreListedOnly() throws {
    let sources = try Self.sources()
    let list = "Support/Rule.swift"
    let rules = try #require(sources[list]).matches(of: /(\w+)\.rewrites\(in: context\)/).map {
      String($0.output.1)
    }
    #expect(rules.count > 15)
    let references = FileReferences(sources)
    for rule in rules {
      #expect(references.files(mentioning: rule) == [list], "\(rule) is named elsewhere")
    }
  }

  @Test func cycleIsFound() {
    let references = FileReferences([
      "a": "struct A { let b: B }", "b": "enum B { case c(C) }", "c": "extension A {}\nfinal class C {}",
      "d": "struct D { let a: A }",
    ])
    #expect(references.cycles == [["a", "b", "c"]])
    #expect(references.files(mentioning: "A") == ["c", "d"])
  }

  @Test func commentsAndTextsMentionNothing() {
    let references = FileReferences([
      "a": "struct A {} // B\nlet text = \"B\"", "b": "struct B { let a: A }  /// `A`",
    ])
    #expect(references.cycles.isEmpty)
  }
}
