import Combine

final class Crate: ObservableObject {
    @Published var label = ""
    var width: Double = 1, height: Double, depth = 2.0

    init(height: Double) {
        self.height = height
    }
}
