package import SourceText

extension ProjectIndex {
  /// Whether a name may occur in a file as a whole word: false only if it does not.
  package func mayMention(_ name: String, in file: Int) -> Bool { mayMention(SourceWord(name), in: file) }

  package func mayMention(_ word: SourceWord, in file: Int) -> Bool { files[file].words.mayMention(word) }

  /// The indices of the files in which a name occurs as a whole word in code, a comment or a string; in order.
  package func files(mentioning name: String) -> [Int] {
    let word = SourceWord(name)
    return files.indices.filter { files[$0].words.mayMention(word) && files[$0].source.mentions(name) }
  }

  /// Whether a name occurs as a whole word anywhere; stops at the first occurrence that counts.
  ///
  /// - Parameter isCounted: takes the index of a file, and the byte offset of the word.
  package func isMentioned(_ name: String, where isCounted: (Int, Int) -> Bool) -> Bool {
    let word = SourceWord(name)
    return files.indices.contains { file in
      files[file].words.mayMention(word) && files[file].source.mentions(name) { isCounted(file, $0) }
    }
  }
}
