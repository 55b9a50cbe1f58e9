import SourceText

/// Which files may mention a name.
struct MentionIndex: Sendable {
  /// Of each file; nil where so little will be asked that looking through the files takes less time.
  private let words: [SourceWords]?
  private static let fewestUses = 50

  init(_ files: [FileFacts]) {
    // What is announced by hand is what rules ask for, by the names of its class and its members, and the objects
    // that observable classes hold, by the names of the properties that hold them.
    let uses = files.reduce(0) { count, facts in
      count + facts.objectWillChangeUses.count + facts.typeMentions.count
        + facts.types.count(where: \.saysObservableObject)
    }
    words = uses < Self.fewestUses ? nil : files.map { SourceWords(of: $0.source) }
  }

  func mayMention(_ word: SourceWord, in file: Int) -> Bool { words?[file].mayMention(word) ?? true }
}

extension TypeFact {
  fileprivate var saysObservableObject: Bool {
    inheritance?.entries.contains { $0.type.dottedName?.last == "ObservableObject" } == true
  }
}

extension ProjectIndex {
  /// Whether a name may stand in a file as a whole word: false only where it does not.
  package func mayMention(_ name: String, in file: Int) -> Bool {
    mentions.mayMention(SourceWord(name), in: file)
  }

  /// The numbers of the files where a name stands as a whole word, be it in code, a comment or a string; in order.
  package func files(mentioning name: String) -> [Int] {
    let word = SourceWord(name)
    return files.indices.filter { mentions.mayMention(word, in: $0) && files[$0].source.mentions(name) }
  }

  /// Whether a name stands as a whole word somewhere, up to the first place that counts.
  ///
  /// - Parameter isCounted: takes the number of a file, and the offset of the word.
  package func isMentioned(_ name: String, where isCounted: (Int, Int) -> Bool) -> Bool {
    let word = SourceWord(name)
    return files.indices.contains { file in
      mentions.mayMention(word, in: file) && files[file].source.mentions(name) { isCounted(file, $0) }
    }
  }
}
