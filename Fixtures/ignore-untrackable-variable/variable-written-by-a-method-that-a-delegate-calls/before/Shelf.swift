import Combine

final class Shelf: ObservableObject {
  @Published var books: [String] = []
  private(set) var current: String?

  func add(_ book: String) -> Int {
    books.append(book)
    current = book
    return books.count
  }
}
