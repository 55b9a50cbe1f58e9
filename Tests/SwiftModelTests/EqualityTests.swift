import SourceText
import SwiftModel
import Testing

/// Which stored properties are equal for certain where a `==` says so.
@Suite struct EqualityTests {
  @Test(arguments: [
    ("lhs.id == rhs.id", "id"),
    ("return rhs.id == lhs.id && (lhs.title == rhs.title)", "id title"),
    ("(lhs.id, lhs.title) == (rhs.id, rhs.title)", "id title"),
    (
      "guard lhs.id == rhs.id, lhs.title == rhs.title else { return false }; return lhs.text == rhs.text",
      "id text title"
    ),
    ("guard lhs.id == rhs.id else { return false }; return true", "id"),
    ("if lhs.id != rhs.id { return false }; return lhs.title == rhs.title", "id title"),
    ("lhs.id == rhs.id || lhs.title == rhs.title", ""),
    ("lhs.items.count == rhs.items.count && lhs.id == rhs.id", "id"),
    ("lhs.id == lhs.id", ""),
    ("lhs.id == rhs.title", ""),
    ("lhs.id != rhs.id", ""),
    ("if lhs.id == 0 { return true }; return lhs.title == rhs.title", ""),
    ("guard lhs.id == rhs.id else { return true }; return lhs.title == rhs.title", ""),
    ("lhs.id == rhs.id ? true : false", ""),
    ("true", ""),
  ])
  func members(body: String, compared: String) throws {
    let text = "struct Item { static func == (lhs: Item, rhs: Item) -> Bool { \(body) } }"
    let source = SourceFile(path: "Item.swift", bytes: Array(text.utf8))
    let function = try #require(FactsReader.facts(of: source).types[0].functions.first)
    let range = try #require(function.bodyRange)
    let found = FactsReader.membersCompared(in: range, by: ("lhs", "rhs"), in: source)
    #expect(found.sorted().joined(separator: " ") == compared)
  }
}
