import Combine

final class Gearbox: ObservableObject {
    @Published var isEngaged = false
    var (front, rear) = (2, 11)
}
