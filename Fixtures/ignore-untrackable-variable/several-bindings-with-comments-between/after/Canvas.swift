import Combine

final class Canvas: ObservableObject {
    @Published var title = ""
    var width = 10, /* in points */ height = 20
}
