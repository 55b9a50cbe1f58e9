import SwiftUI

struct Book: Identifiable, Equatable {
  let id: Int
  var title: String

  static func == (lhs: Book, rhs: Book) -> Bool { lhs.id == rhs.id }
}

@Observable
final class Library {
  var books: [Book] = []
  /// The one that is open.
  private(set) var open: Book?  // or none
  var byTitle = [String: Book]()
  var lent: Book? = nil
  var first: Book
  var next: Book? { didSet { save() } }
  var last: Book? {
    willSet { print(newValue?.title ?? "") }
  }
  var best: Book? {
    didSet(previous) {
      // Nothing has changed.
      guard previous?.title != best?.title else { return }
      save()
    }
  }
  var worst: Book? {
    willSet {
      save()
    }
    didSet {}
  }
  var count = 0

  init(first: Book) {
    self.first = first
  }

  func load(_ loaded: [Book]) {
    books = loaded
    open = loaded.last
    byTitle = Dictionary(uniqueKeysWithValues: loaded.map { ($0.title, $0) })
    lent = loaded.first
    first = loaded[0]
    next = loaded[1]
    last = loaded.last
    best = loaded.last
    worst = loaded.first
    count = loaded.count
  }

  private func save() {}

  /// Announces equal values too, as '@Published' did.
  private nonisolated func shouldNotifyObservers<Member: Equatable>(_ lhs: Member, _ rhs: Member) -> Bool {
    true
  }
}

@Observable
final class Shelf { var book: Book? { didSet { withMutation(keyPath: \.book) {} } } }

struct LibraryView: View {
  var library: Library
  var shelf: Shelf

  var body: some View {
    List(library.books) { book in
      Button(book.title) { shelf.book = book }
    }
  }
}
