import Observation

@Observable
final class Names {
    var all: [String] = []
    @ObservationIgnored private var hits = 0

    func title() -> String {
        hits += 1
        return all.first ?? ""
    }
}

@Observable
final class Screen {
    var names = Names()

    var title: String { names.title() }
}
