import SwiftUI

@Observable
final class Words {
    var title = "words"
    var words: [String] = [] {
        didSet { _words.sort() }
    }
    private var level = 0 {
        didSet {
            if level > 10 { self._level = 10 }
            let clamped = min(level, 9)
            defer { print(clamped) }
            _level -= level == 7 ? 1 : 0
        }
    }
    var pair = (left: 0, right: 0) {
        didSet {
            let _words = 1
            _pair.right = max(pair.left, _words)
            swap(&_pair.left, &other)
        }
    }
    private var other = 1

    var text: String { "\(level)" }

    init(words: [String]) {
        self._words = words
        self._words.append("last")
    }

    func raise() {
        level += 3
        pair.left += 1
        title = "raised"
    }
}

struct WordsView: View {
    @State private var words = Words(words: ["b", "a"])

    var body: some View {
        Text(words.words.joined())
        Text("\(words.text), \(words.pair.right)")
        Button("raise") { words.raise() }
    }
}
