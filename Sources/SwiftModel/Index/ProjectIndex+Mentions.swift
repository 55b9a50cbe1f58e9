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

  /// Where a text stands in quotation marks: the indices of files, and the byte offsets of the opening marks. Empty for a
  /// text without a letter or digit.
  package func places(ofLiteral text: String) -> [(file: Int, offset: Int)] {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let word = words.max(by: { $0.count < $1.count }) else { return [] }
    let literal = Array("\"\(text)\"".utf8)
    return files(mayMention: String(word)).flatMap { file in
      files[file].source.bytes.offsets(of: literal).map { (file, $0) }
    }
  }

  /// Where a name stands as a whole word: the indices of files, and byte offsets.
  package func places(of name: String) -> [(file: Int, offset: Int)] {
    files(mayMention: name).flatMap { file in files[file].source.offsets(of: name).map { (file, $0) } }
  }
}
