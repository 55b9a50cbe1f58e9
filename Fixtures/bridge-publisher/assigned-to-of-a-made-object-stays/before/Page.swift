import Combine

final class Page: ObservableObject {
  @Published var title = ""
}

final class Book {
  var page: Page { Page() }
  func turn() -> Page { page }
}

func bind(_ titles: AnyPublisher<String, Never>, to book: Book) {
  titles.assign(to: &book.page.$title)
  titles.assign(to: &book.turn().$title)
}
