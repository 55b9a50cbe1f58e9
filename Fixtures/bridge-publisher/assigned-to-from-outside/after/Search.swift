import Combine
import Observation

@Observable
final class Search {
  var query = ""
  var count = 0
  @ObservationIgnored var cancellables: Set<AnyCancellable> = []
  private var bag: Set<AnyCancellable> = []

  func follow() { Just(1).sink { print($0) }.store(in: &bag) }
}

@Observable
final class Page {
  var title = ""
  var kept: Set<AnyCancellable> = []
  static let first = Page()
}

func bind(_ source: AnyPublisher<String, Never>, to search: Search) { source.sink { [weak search] in search?.query = $0 }.store(in: &search.cancellables) }

final class Screen {
  let search = Search()
  let page: Page
  let other = Other()

  init(page: Page, _ titles: AnyPublisher<String, Never>) {
    self.page = page
    titles
      .removeDuplicates()
      .sink { [weak page] in page?.title = $0 }
      .store(in: &page.kept)
    titles.map(\.count).sink { [weak search] in search?.count = $0 }.store(in: &search.cancellables)
    titles.sink { [weak page = self.page] in page?.title = $0 }.store(in: &self.page.kept)
    titles.sink { [weak first = Page.first] in first?.title = $0 }.store(in: &Page.first.kept)
    titles.sink { [weak page = other.page] in page?.title = $0 }.store(in: &other.page.kept)
  }
}

final class Other { let page = Page() }
