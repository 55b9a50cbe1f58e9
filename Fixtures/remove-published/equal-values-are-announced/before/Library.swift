import SwiftUI

struct Book: Identifiable, Equatable {
  let id: Int
  var title: String

  static func == (lhs: Book, rhs: Book) -> Bool { lhs.id == rhs.id }
}

final class Library: ObservableObject {
  @Published var books: [Book] = []
  /// The one that is open.
  @Published private(set) var open: Book?  // or none
  @Published var byTitle = [String: Book]()
  @Published(initialValue: nil) var lent: Book?
  @Published var first: Book
  @Published var next: Book? { didSet { save() } }
  @Published var last: Book? {
    willSet { print(newValue?.title ?? "") }
  }
  @Published var best: Book? {
    didSet(previous) {
      // Nothing has changed.
      guard previous?.title != best?.title else { return }
      save()
    }
  }
  @Published var worst: Book? {
    willSet {
      save()
    }
    didSet {}
  }
  @Published var count = 0

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
}

final class Shelf: ObservableObject { @Published var book: Book? }

struct LibraryView: View {
  @ObservedObject var library: Library
  @ObservedObject var shelf: Shelf

  var body: some View {
    List(library.books) { book in
      Button(book.title) { shelf.book = book }
    }
  }
}
