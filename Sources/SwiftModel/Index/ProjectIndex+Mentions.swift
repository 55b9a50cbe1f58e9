package import SourceText

extension ProjectIndex {
  /// Whether a name may occur in a file as a whole word: false only if it does not.
  package func mayMention(_ name: String, in file: Int) -> Bool { mayMention(SourceWord(name), in: file) }

  package func mayMention(_ word: SourceWord, in file: Int) -> Bool { files[file].words.mayMention(word) }

  /// The indices of the files in which a name occurs as a whole word in code, a comment or a string; in order.
  package func files(mentioning name: String) -> [Int] {
    files(mayMention: name).filter { files[$0].source.mentions(name) }
  }

  /// The indices of the files in which a name may occur, in order.
  package func files(mayMention name: String) -> [Int] { mentioningFiles.files(for: SourceWord(name)) }

  /// Whether a name occurs as a whole word anywhere; stops at the first occurrence that counts.
  ///
  /// - Parameter isCounted: takes the index of a file, and the byte offset of the word.
  package func isMentioned(_ name: String, where isCounted: (Int, Int) -> Bool) -> Bool {
    files(mayMention: name).contains { file in
      files[file].source.mentions(name) { isCounted(file, $0) }
    }
  }
}
