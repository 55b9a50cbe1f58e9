import Observation

@Observable
final class Book {
  var title = ""
  var pages = 0
}

@Observable
final class Library {
  var isOpen = false
  var book = Book()
  var lent: Book?

  func rename(_ title: String) {
    book.title = title
  }

  func tear() {
    lent?.pages -= 1
  }
}
