import Foundation
import SourceText

/// Which files may mention a name. Made when the first name is asked for, and then once for all names.
final class MentionIndex: Sendable {
  private let sources: [SourceFile]
  private let lock = NSLock()
  /// Of each file; only used under the lock.
  private nonisolated(unsafe) var words: [SourceWords]?

  init(_ sources: [SourceFile]) { self.sources = sources }

  /// The numbers of the files, in order; a few of them may not mention it.
  func files(mayMention name: String) -> [Int] {
    let words = lock.withLock {
      let all = self.words ?? sources.map { SourceWords(of: $0) }
      self.words = all
      return all
    }
    let word = SourceWord(name)
    return words.indices.filter { words[$0].mayMention(word) }
  }
}

extension ProjectIndex {
  /// The numbers of the files where a name stands as a whole word, be it in code, a comment or a string; in order.
  package func files(mentioning name: String) -> [Int] {
    mentions.files(mayMention: name).filter { files[$0].source.mentions(name) }
  }
}
