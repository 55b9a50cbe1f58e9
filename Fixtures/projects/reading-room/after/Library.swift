import Observation

@Observable
final class Library {
    var books: [String] = ["Emma"]
    var search = ""

    var found: [String] {
        search.isEmpty ? books : books.filter { $0.contains(search) }
    }
}
