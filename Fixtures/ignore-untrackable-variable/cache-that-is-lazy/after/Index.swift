import SwiftUI

@Observable
final class WordIndex {
    var words: [String] = []
    @ObservationIgnored private lazy var lengths: [String: Int] = [:]

    func length(of word: String) -> Int {
        access(keyPath: \.words)
        if let length = lengths[word] { return length }
        let length = words.filter { $0 == word }.count
        lengths[word] = length
        return length
    }

    func add(_ word: String) {
        lengths = [:]
        words.append(word)
    }
}

struct IndexView: View {
    @State private var index = WordIndex()

    var body: some View {
        Text("\(index.length(of: "a"))")
        Button("add") { index.add("a") }
    }
}
