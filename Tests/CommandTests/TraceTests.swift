import Foundation
import TestSupport
import Testing

/// `explain` and the JSON form say which places lead to a reason or a note.
@Suite struct TraceTests {
  private static let store = """
    import Combine

    final class Store: ObservableObject {
      @Published var items: [Int] = []

      func prune() -> Int {
        // isOld decides
        items.partition { isOld($0) }
      }

      private func isOld(_ item: Int) -> Bool {
        item < limit
      }

      private var limit: Int { items.count }
    }

    """

  private static let catalog = """
    import SwiftUI

    final class Catalog: ObservableObject {
      @Published var names: [String] = []
      var cache: [String]?

      func sorted() -> [String] {
        refresh()
        return cache ?? []
      }

      private func refresh() { cache = names.sorted() }
    }

    """

  private static let catalogView = """
    import SwiftUI

    struct CatalogView: View {
      @ObservedObject var catalog: Catalog

      // sorted() writes the cache
      var body: some View {
        Text("\\(catalog.names.count) of \\(catalog.sorted().count)")
      }
    }

    """

  private static let overlap = [
    "App/Store.swift:8:5: 'prune()' changes 'items'",
    "App/Store.swift:8:23: 'prune()' calls 'isOld()' meanwhile",
    "App/Store.swift:12:12: 'isOld()' reads 'limit'", "App/Store.swift:15:28: 'limit' reads 'items'",
  ]

  private static let cache = [
    "App/CatalogView.swift:8:47: 'body' calls 'sorted()'",
    "App/Catalog.swift:8:5: 'sorted()' calls 'refresh()'",
    "App/Catalog.swift:12:28: 'refresh()' writes 'cache'",
  ]

  private static let tree = Sources.tree([
    "App/Store.swift": store, "App/Catalog.swift": catalog, "App/CatalogView.swift": catalogView,
  ])

  @Test(arguments: [
    ("Store", "held back by:", "overlapping-access", overlap),
    ("Catalog", "notes:", "storage-ignored", cache),
  ])
  func stepsStandBelowWhatTheyLeadTo(
    type: String, heading: String, id: String, steps: [String]
  ) async throws {
    let outcome = try await Command.run("explain", type, "App", in: try TemporaryFolder(Self.tree))
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    let lines = outcome.outputText.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex(of: heading), "\(outcome.outputText)")
    let message = try #require(lines[start...].firstIndex { $0.hasSuffix("[\(id)]") })
    #expect(Array(lines[(message + 1)...].prefix(steps.count)) == steps.map { "    " + $0 })
    #expect(lines.count == message + 1 + steps.count || !lines[message + 1 + steps.count].hasPrefix("    "))
  }

  @Test func jsonHasThemAndFollowsItsSchema() async throws {
    let outcome = try await Command.run("--format", "json", in: try TemporaryFolder(Self.tree))
    let schema = try JSONSchema(Repository.root.appendingPathComponent("Documentation/report.schema.json"))
    #expect(schema.problems(in: try JSONSerialization.jsonObject(with: Data(outcome.output))) == [])
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output))
    let reason = report.types.flatMap(\.reasons).first { $0.id == "overlapping-access" }
    #expect(reason?.trace?.map(\.text) == Self.overlap)
    #expect(report.notes.first { $0.id == "storage-ignored" }?.trace?.map(\.text) == Self.cache)
  }

  @Test func theSchemaRefusesAStepWithoutAPlace() throws {
    let schema = try JSONSchema(Repository.root.appendingPathComponent("Documentation/report.schema.json"))
    let note: [String: Any] = ["id": "x", "severity": "note", "message": "y", "trace": [["message": "z"]]]
    #expect(schema.problems(in: ["notes": [note]]).contains("/notes/0/trace/0: has no 'place'"))
    #expect(
      schema.problems(in: ["notes": [["trace": [Any]()]]]).contains("/notes/0/trace: has too few items"))
  }

  @Test func theTextFormIsWithoutThem() async throws {
    let outcome = try await Command.run("--verbose", in: try TemporaryFolder(Self.tree))
    #expect(outcome.errorText.contains("overlapping-access: "))
    #expect(!outcome.errorText.contains("meanwhile"))
  }
}

private struct Report: Decodable {
  struct TypeRecord: Decodable { let reasons: [Message] }
  struct Message: Decodable {
    let id: String
    let trace: [Step]?
  }
  struct Step: Decodable {
    let message: String
    let place: Place

    var text: String { "\(place.path):\(place.line):\(place.column): \(message)" }
  }
  struct Place: Decodable {
    let path: String
    let line: Int
    let column: Int
  }

  let types: [TypeRecord]
  let notes: [Message]
}
