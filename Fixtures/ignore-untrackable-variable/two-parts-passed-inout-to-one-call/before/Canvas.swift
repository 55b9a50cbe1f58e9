import Combine

struct Size {
    var width = 0
    var height = 0
}

final class Canvas: ObservableObject {
    @Published var zoom = 1
    var size = Size()

    func turn() {
        swap(&size.width, &size.height)
    }
}
