import Observation

@Observable
final class Shelf {
  var books: [String] = []
  private(set) var current: String?

  func add(_ book: String) -> Int {
    books.append(book)
    current = book
    return books.count
  }
}
