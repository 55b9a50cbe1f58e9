import Combine
import Foundation

/// All books, in the order they were added.
final class Library: ObservableObject {
  @Published private(set) var books: [Book] = []
  @Published var showsFinished = true

  private lazy var fileURL = FileManager.default.temporaryDirectory.appendingPathComponent("books.txt")

  init() {
    books = [
      Book(title: "The Left Hand of Darkness", author: "Ursula K. Le Guin"),
      Book(title: "Invisible Cities", author: "Italo Calvino"),
    ]
  }

  var visibleBooks: [Book] {
    showsFinished ? books : books.filter { !$0.isFinished }
  }

  func add(title: String, author: String) {
    books.append(Book(title: title, author: author))
  }

  func save() throws {
    let titles = books.map(\.title).joined(separator: "\n")
    try titles.write(to: fileURL, atomically: true, encoding: .utf8)
  }
}

/// One book, shared by the list and its detail view.
final class Book: ObservableObject, Identifiable {
  let id = UUID()
  @Published var title: String
  @Published var author: String
  @Published var isFinished = false
  @Published var notes = "" {
    didSet { lastEdited = Date() }
  }
  private(set) var lastEdited: Date?

  init(title: String, author: String) {
    self.title = title
    self.author = author
  }
}
