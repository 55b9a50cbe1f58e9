import Combine

/// No player: what takes its publisher takes no other.
final class Search {
  @Published var text = ""
  var titles: Published<String>.Publisher { $text }
}

final class Field {
  private let titles: Published<String>.Publisher
  init(titles: Published<String>.Publisher) { self.titles = titles }
}

func field(for search: Search) -> Field { Field(titles: search.titles) }
