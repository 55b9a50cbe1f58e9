import Combine

struct Wrapped<P: Publisher> {
    let publisher: P
}

extension Publisher {
    func wrapped() -> Wrapped<Self> {
        Wrapped(publisher: self)
    }
}

extension Publisher where Self: AnyObject {
    var name: String { "a subject" }
}

extension Published.Publisher {
    var name: String { "a publisher" }
}

final class Search: ObservableObject {
    @Published var query = ""
}

final class Titles: ObservableObject {
    @Published var title = ""
}

func test(_ search: Search, _ titles: Titles) -> [Any] {
    let wrapped = search.$query.wrapped()
    let all: [Any] = [wrapped, titles.$title.name]
    return all
}
