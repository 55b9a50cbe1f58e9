import SourceText

extension ProjectIndex {
  /// Whether a name may stand in a file as a whole word: false only where it does not.
  package func mayMention(_ name: String, in file: Int) -> Bool {
    files[file].words.mayMention(SourceWord(name))
  }

  /// The numbers of the files where a name stands as a whole word, be it in code, a comment or a string; in order.
  package func files(mentioning name: String) -> [Int] {
    let word = SourceWord(name)
    return files.indices.filter { files[$0].words.mayMention(word) && files[$0].source.mentions(name) }
  }

  /// Whether a name stands as a whole word somewhere, up to the first place that counts.
  ///
  /// - Parameter isCounted: takes the number of a file, and the offset of the word.
  package func isMentioned(_ name: String, where isCounted: (Int, Int) -> Bool) -> Bool {
    let word = SourceWord(name)
    return files.indices.contains { file in
      files[file].words.mayMention(word) && files[file].source.mentions(name) { isCounted(file, $0) }
    }
  }
}
