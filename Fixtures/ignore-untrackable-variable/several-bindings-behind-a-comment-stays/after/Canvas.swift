import Combine

final class Canvas: ObservableObject {
    @Published var title = ""
    var /* in points */ width = 10, height = 20
}

final class Frame: ObservableObject {
    @Published var title = ""; var width = 10, /* in points */ height = 20
}

final class Sheet: ObservableObject {
    @Published var title = ""
    var width = 10, /* in
        points */ height = 20
}
