import SourceText
import SwiftModel
import Testing

/// Which stored properties and associated values are equal for certain where a `==` says so.
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
    let found = try partsCompared(in: body).members
    #expect(found.sorted().joined(separator: " ") == compared)
  }

  @Test(arguments: [
    ("case (.idle, .idle), (.done, .done): return true; default: return false", "done idle"),
    ("case (.idle, .idle): true; default: false", "idle"),
    ("case (.failed(let a), .failed(let b)): return a == b; default: return false", "failed-0"),
    ("case let (.at(x, y), .at(z, w)): return x == z && w == y; default: return false", "at-0-1"),
    ("case (let .at(x, _), let .at(z, _)): return x == z; default: return false", "at-0"),
    ("case (.failed, .failed): return true; default: return false", "failed"),
    ("case let (.at(x, y), .at(z, w)) where x == z: return y == w; default: return false", "at-1"),
    (
      "case let (.failed(a), .failed(b)): guard a == b else { return false }; return true; default: return false",
      "failed-0"
    ),
    (
      "case let (.failed(a as NSError), .failed(b as NSError)): return a.code == b.code; default: return false",
      "failed"
    ),
    ("case (.idle, .idle): return true; default: return true", nil),
    ("case (.idle, .done): return true; default: return false", nil),
    ("case (.idle, _): return true; default: return false", nil),
  ])
  func cases(body: String, compared: String?) throws {
    let found = try partsCompared(in: "switch (lhs, rhs) { \(body) }").cases?.map { name, positions in
      ([name] + positions.sorted().map(String.init)).joined(separator: "-")
    }
    #expect(found?.sorted().joined(separator: " ") == compared)
  }

  @Test(arguments: [
    ("case let (.failed(a), .failed(b)): return a.code == b.code; default: return false", "failed-0-code"),
    (
      "case let (.at(x, y), .at(z, w)): x.id == z.id && y.id == w.id && x.n == z.n; default: false",
      "at-0-id-n at-1-id"
    ),
    ("case let (.failed(a), .failed(b)): a.code == b.text; default: false", ""),
    ("case let (.failed(a), .failed(b)): a == b; default: false", ""),
  ])
  func membersOfCases(body: String, compared: String) throws {
    let found = try partsCompared(in: "switch (lhs, rhs) { \(body) }").membersOfCases.flatMap {
      name, values in
      values.filter { !$0.value.isEmpty }.map { position, members in
        ([name, "\(position)"] + members.sorted()).joined(separator: "-")
      }
    }
    #expect(found.sorted().joined(separator: " ") == compared)
  }

  @Test func anotherChoiceSaysNothing() throws {
    #expect(
      try partsCompared(in: "switch (lhs, lhs) { case (.idle, .idle): true; default: false }").cases == nil)
    #expect(try partsCompared(in: "switch lhs { case .idle: true; default: false }").cases == nil)
  }

  private func partsCompared(in body: String) throws -> ComparedParts {
    let text = "struct Item { static func == (lhs: Item, rhs: Item) -> Bool { \(body) } }"
    let source = SourceFile(path: "Item.swift", bytes: Array(text.utf8))
    let function = try #require(FactsReader.facts(of: source).types[0].functions.first)
    let range = try #require(function.bodyRange)
    return FactsReader.partsCompared(in: range, by: ("lhs", "rhs"), in: source)
  }
}
