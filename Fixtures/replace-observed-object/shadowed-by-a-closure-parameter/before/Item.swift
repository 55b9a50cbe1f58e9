import Combine

struct Row: Identifiable {
    let id: Int
    var title: String
}

final class Item: ObservableObject {
    @Published var title = "Rows"
}
