import SourceText

/// Which files may mention a word, for all words of the project at once: asking each file would take longer than reading
/// what it answers.
struct MentioningFiles: Sendable {
  private struct Entry {
    let word: SourceWord
    let file: Int32
  }

  /// By the upper bits of the words, and of these in the order of the files.
  private var entries: [Entry] = []
  /// Where the entries for each of the upper bits start, and where the last ones end.
  private var starts: [Int]

  private static let buckets = 1 << 16
  private static func bucket(of word: SourceWord) -> Int { word.number >> 16 }

  init(_ words: [SourceWords]) {
    starts = Array(repeating: 0, count: Self.buckets + 1)
    for word in words.lazy.map(\.all).joined() { starts[Self.bucket(of: word) + 1] += 1 }
    for bucket in 1...Self.buckets { starts[bucket] += starts[bucket - 1] }
    let unset = Entry(word: SourceWord(""), file: 0)
    entries = Array(repeating: unset, count: starts[Self.buckets])
    var next = starts
    for (file, words) in words.enumerated() {
      for word in words.all {
        entries[next[Self.bucket(of: word)]] = Entry(word: word, file: Int32(file))
        next[Self.bucket(of: word)] += 1
      }
    }
  }

  /// The files in which a word may occur, in order; it does not occur in any other.
  func files(for word: SourceWord) -> [Int] {
    let bucket = Self.bucket(of: word)
    return entries[starts[bucket]..<starts[bucket + 1]].compactMap { $0.word == word ? Int($0.file) : nil }
  }
}
