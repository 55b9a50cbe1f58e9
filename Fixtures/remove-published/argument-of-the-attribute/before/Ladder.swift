import Combine

final class Ladder: ObservableObject {
    @Published(initialValue: 3) var rungs: Int
    @Published(wrappedValue: "oak") var wood: String
}
