import TestSupport

extension FileTree {
  /// Where this tree is not the expected one, as a sentence for each file; empty where they are equal.
  func differences(from expected: FileTree) -> String {
    let paths = Set(paths).union(expected.paths).sorted()
    return paths.compactMap { path in
      guard let ours = self[path] else { return "\(path) is missing" }
      guard let theirs = expected[path] else { return "\(path) is not expected" }
      return firstDifference(expected: theirs, found: ours).map { "\(path):\($0)" }
    }
    .joined(separator: "\n")
  }
}

/// The first line that differs, both ways of it; nil where the bytes are equal.
func firstDifference(expected: [UInt8], found: [UInt8]) -> String? {
  if expected == found { return nil }
  let expectedLines = lines(of: expected)
  let foundLines = lines(of: found)
  let same = zip(expectedLines, foundLines).prefix { $0 == $1 }.count
  func text(_ lines: [ArraySlice<UInt8>]) -> String {
    guard same < lines.count else { return "the end" }
    return String(decoding: lines[same], as: UTF8.self).debugDescription
  }
  return "\(same + 1): expected \(text(expectedLines)), found \(text(foundLines))"
}

/// Split at line feeds only, so that carriage returns are seen.
private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
}
