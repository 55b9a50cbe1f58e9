import Combine

final class Fleet: ObservableObject {
    @Published var ships: [Ship] = [Ship(name: "Dawn")]
    @Published var flagship: Ship?

    func promote(_ ship: Ship) {
        flagship = ship
    }
}
