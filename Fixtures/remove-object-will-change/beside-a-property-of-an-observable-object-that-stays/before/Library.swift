import Combine

final class Book: ObservableObject {
  @Published var pages = 0

  func publish() -> AnyPublisher<Int, Never> { $pages.eraseToAnyPublisher() }
}

final class Library: ObservableObject {
  @Published var isOpen = false
  let book = Book()

  func tear() {
    book.pages -= 1
    objectWillChange.send()
  }
}
