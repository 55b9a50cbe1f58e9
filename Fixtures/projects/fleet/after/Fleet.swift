import Observation

@Observable
final class Fleet {
    var ships: [Ship] = [Ship(name: "Dawn")]
    var flagship: Ship?

    func promote(_ ship: Ship) {
        flagship = ship
    }
}
