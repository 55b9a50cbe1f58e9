import Combine

final class Book: ObservableObject {
  var title = ""
  @Published var pages = 0
}

final class Library: ObservableObject {
  @Published var isOpen = false
  var book = Book()
  var lent: Book?

  func rename(_ title: String) {
    book.title = title
    objectWillChange.send()
  }

  func tear() {
    objectWillChange.send()
    lent?.pages -= 1
  }
}
