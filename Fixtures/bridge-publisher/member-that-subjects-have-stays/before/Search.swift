import Combine

extension Publisher {
    var value: String { "a publisher" }
}

final class Search: ObservableObject {
    @Published var query = ""
}

func test(_ search: Search) {
    print(search.$query.value)
}
