import SwiftUI

@Observable
final class Document: Decodable {
  enum CodingKeys: String, CodingKey { case title, pages, author, size, note }

  var title: String
  var pages: [Int]
  var author: String { didSet { print(author) } }
  var size: Int
  var note: String

  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    pages = try container.decodeIfPresent([Int].self, forKey: .pages) ?? []
    _author = try container.decode(String.self, forKey: .author)
    size = try container.decode(Int.self, forKey: .size)
    note = try container.decode(String.self, forKey: .note)
  }
}

@Observable
@MainActor
final class Feed {
  var rows: [Int]
  var count: Int
  var total: Int

  init() async throws {
    rows = try await Feed.load()
    count = try await Feed.load().count
    total = await Feed.number()
  }

  static func load() async throws -> [Int] { [] }
  static func number() async -> Int { 1 }
}

/// This is no wrapper.
final class Lenient: ObservableObject {
  @Published var number: Int

  init() {
    _number = (try? Published(initialValue: Lenient.load())) ?? Published(initialValue: 0)
  }

  static func load() throws -> Int { 1 }
}

struct DocumentView: View {
  var document: Document
  var feed: Feed
  @ObservedObject var optional: Lenient

  var body: some View {
    Text("\(document.title) \(document.pages.count) \(feed.rows.count) \(optional.number)")
  }
}
