import Combine

final class WordIndex: ObservableObject {
    @Published var words: [String] = []
    lazy var limit = 100
    private lazy var sorted: [String] = words.sorted()

    func first() -> String? { sorted.first }
}
