import Combine

final class Extent: ObservableObject {
    @Published var unit = "m"
    var low = 1, high = 2
    private var a = 0,
        b = 0

    func widen() {
        a -= 1
        b += 1
    }
}
