import Observation

struct Row: Identifiable {
    let id: Int
    var title: String
}

@Observable
final class Item {
    var title = "Rows"
}
