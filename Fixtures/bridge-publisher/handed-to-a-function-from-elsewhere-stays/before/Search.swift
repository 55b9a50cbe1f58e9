import Combine

final class Search: ObservableObject {
  @Published var query = ""
}

func show(_ search: Search) { print(search.$query) }
