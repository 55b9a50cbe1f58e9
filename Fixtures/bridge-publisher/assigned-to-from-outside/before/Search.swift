import Combine

final class Search: ObservableObject {
  @Published var query = ""
  @Published var count = 0
  private var bag: Set<AnyCancellable> = []

  func follow() { Just(1).sink { print($0) }.store(in: &bag) }
}

final class Page: ObservableObject {
  @Published var title = ""
  var kept: Set<AnyCancellable> = []
  static let first = Page()
}

func bind(_ source: AnyPublisher<String, Never>, to search: Search) { source.assign(to: &search.$query) }

final class Screen {
  let search = Search()
  let page: Page
  let other = Other()

  init(page: Page, _ titles: AnyPublisher<String, Never>) {
    self.page = page
    titles
      .removeDuplicates()
      .assign(to: &page.$title)
    titles.map(\.count).assign(to: &search.$count)
    titles.assign(to: &self.page.$title)
    titles.assign(to: &Page.first.$title)
    titles.assign(to: &other.page.$title)
  }
}

final class Other { let page = Page() }
