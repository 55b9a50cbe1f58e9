import SwiftUI

final class Document: ObservableObject, Decodable {
  enum CodingKeys: String, CodingKey { case title, pages, author, size, note }

  @Published var title: String
  @Published var pages: [Int]
  @Published var author: String { didSet { print(author) } }
  @Published var size: Int
  @Published var note: String

  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _title = try Published(initialValue: container.decode(String.self, forKey: .title))
    _pages = try .init(
      initialValue: container.decodeIfPresent([Int].self, forKey: .pages) ?? [])
    _author = try Published(wrappedValue: container.decode(String.self, forKey: .author))
    _size = try Published(initialValue: try container.decode(Int.self, forKey: .size))
    _note = Published(initialValue: try container.decode(String.self, forKey: .note))
  }
}

@MainActor
final class Feed: ObservableObject {
  @Published var rows: [Int]
  @Published var count: Int
  @Published var total: Int

  init() async throws {
    _rows = try await Published(initialValue: Feed.load())
    _count = try Published(initialValue: await Feed.load().count)
    _total = await Published(initialValue: Feed.number())
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
  @ObservedObject var document: Document
  @ObservedObject var feed: Feed
  @ObservedObject var optional: Lenient

  var body: some View {
    Text("\(document.title) \(document.pages.count) \(feed.rows.count) \(optional.number)")
  }
}
