import Combine

final class Search: ObservableObject {
  @Published var query = ""
}

final class Keeper {
  let publisher: Published<String>.Publisher
  init(_ publisher: Published<String>.Publisher) { self.publisher = publisher }
}

func keep(_ search: Search) -> Keeper { Keeper(search.$query) }
