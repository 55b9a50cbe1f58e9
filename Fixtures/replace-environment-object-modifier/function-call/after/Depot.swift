import Observation

@Observable
final class Depot {
    var trains = 2

    static func sample(trains: Int) -> Depot {
        let depot = Depot()
        depot.trains = trains
        return depot
    }
}

func makeDepot() -> Depot {
    Depot()
}
