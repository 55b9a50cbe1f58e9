import Observation

@Observable
final class Catalog {
    var titles: [String] = []
}
