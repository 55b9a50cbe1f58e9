/// Types of the old system that are tolerated, as a file that is kept beside the sources: a line for each, with its
/// path, a colon and its name. It names no lines of sources, so edits do not touch it.
package struct Baseline: Sendable {
  package struct Entry: Hashable, Comparable, Sendable {
    /// Relative to the folder of the baseline.
    package let path: String
    /// A nested type by its path.
    package let name: String

    package init(path: String, name: String) {
      self.path = path
      self.name = name
    }

    package static func < (left: Entry, right: Entry) -> Bool {
      (left.path, left.name) < (right.path, right.name)
    }
  }

  package struct SyntaxError: Error {
    package let line: Int
  }

  package let entries: [(entry: Entry, line: Int)]

  /// - Throws: `SyntaxError` for a line that is no entry, no comment and not empty.
  package init(parsing text: String) throws(SyntaxError) {
    var entries: [(Entry, Int)] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      if line.allSatisfy(\.isWhitespace) || line.hasPrefix("#") { continue }
      // No name has a colon; a path may.
      guard let colon = line.lastIndex(of: ":"), colon > line.startIndex else {
        throw SyntaxError(line: index + 1)
      }
      let name = line[line.index(after: colon)...].filter { !$0.isWhitespace }
      guard !name.isEmpty else { throw SyntaxError(line: index + 1) }
      entries.append((Entry(path: String(line[..<colon]), name: name), index + 1))
    }
    self.entries = entries
  }

  /// The file that tolerates these types and no others.
  package static func text(tolerating entries: Set<Entry>) -> String {
    let heading = """
      # Types of the old system that 'observe-migrate --check --baseline' tolerates.
      # Lines can go; new ones should not come.

      """
    return heading + entries.sorted().map { "\($0.path): \($0.name)\n" }.joined()
  }
}
