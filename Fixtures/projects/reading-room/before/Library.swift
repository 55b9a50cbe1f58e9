import Combine

final class Library: ObservableObject {
    @Published var books: [String] = ["Emma"]
    @Published var search = ""

    var found: [String] {
        search.isEmpty ? books : books.filter { $0.contains(search) }
    }
}
