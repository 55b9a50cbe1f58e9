import Observation

@Observable
final class WordIndex {
    var words: [String] = []
    @ObservationIgnored lazy var limit = 100
    @ObservationIgnored private lazy var sorted: [String] = words.sorted()

    func first() -> String? { sorted.first }
}
