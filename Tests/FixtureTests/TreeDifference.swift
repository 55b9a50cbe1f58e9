import SourceText
import TestSupport

extension FileTree {
  /// How this tree differs from the expected one, as a unified diff of each file; empty where they are equal.
  func differences(from expected: FileTree) -> String {
    let paths = Set(paths).union(expected.paths).sorted()
    return shortened(
      paths.flatMap { path -> [String] in
        guard let actual = self[path] else { return ["\(path) is missing"] }
        guard let expected = expected[path] else { return ["\(path) is not expected"] }
        return differingLines(of: path, expected: expected, actual: actual)
      })
  }
}

/// How bytes differ from the expected ones, as a unified diff; empty where they are equal.
///
/// - Parameter path: what the diff calls them.
func difference(of path: String, expected: some Sequence<UInt8>, actual: some Sequence<UInt8>) -> String {
  shortened(differingLines(of: path, expected: Array(expected), actual: Array(actual)))
}

private func differingLines(of path: String, expected: [UInt8], actual: [UInt8]) -> [String] {
  if expected == actual { return [] }
  let old = Array(visible(expected).utf8)
  let new = SourceEdit(range: old.indices, replacement: visible(actual))
  let diff = UnifiedDiff.bytes(path: path, original: old, edits: SourceEdits(inOrder: [new]))
  // Without the lines that name the file, which are for git.
  let hunks = String(decoding: diff, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    .dropFirst(3).dropLast().map(String.init)
  return ["--- expected \(path)", "+++ actual \(path)"]
    + (hunks.isEmpty ? ["(they differ in bytes that look the same)"] : hunks)
}

/// Carriage returns, byte order marks and what is not UTF-8 are written out, as all of these matter.
private func visible(_ bytes: [UInt8]) -> String {
  let text = String(decoding: bytes, as: UTF8.self)
  let isValid = text.utf8.elementsEqual(bytes)
  let scalars = isValid ? Array(text.unicodeScalars) : bytes.map { Unicode.Scalar($0) }
  return scalars.map { scalar in
    switch scalar {
    case "\r": "␍"
    case "\u{FEFF}": "<byte order mark>"
    case _ where !isValid && !scalar.isASCII: "\\x" + String(scalar.value, radix: 16, uppercase: true)
    default: String(scalar)
    }
  }.joined()
}

/// As many lines as somebody reads.
private func shortened(_ lines: [String], to limit: Int = 60) -> String {
  let rest = lines.count - limit
  return (lines.prefix(limit) + (rest > 0 ? ["… and \(rest) more lines"] : [])).joined(separator: "\n")
}
