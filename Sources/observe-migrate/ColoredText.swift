/// What is printed, with colours. Without the sequences for these, it is the same bytes as before.
enum ColoredText {
  // MARK: Diffs

  /// A unified diff as `git` shows it.
  ///
  /// Takes time in proportion to its size.
  static func diff(_ bytes: [UInt8]) -> [UInt8] {
    var colored: [UInt8] = []
    colored.reserveCapacity(bytes.count + bytes.count / 4)
    // The lines that are left of a hunk: what starts with `---` there is no header.
    var old = 0
    var new = 0
    var rest = bytes[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      let style: TextStyle?
      if old + new == 0 {
        if let counts = counts(inHunkHeader: line) {
          (old, new) = counts
          style = .hunk
        } else {
          style = line.first == UInt8(ascii: "\\") ? nil : .bold
        }
      } else {
        switch line.first {
        case UInt8(ascii: "-"):
          old -= 1
          style = .removed
        case UInt8(ascii: "+"):
          new -= 1
          style = .added
        case UInt8(ascii: "\\"): style = nil
        default:
          old -= 1
          new -= 1
          style = nil
        }
      }
      append(line, style, to: &colored)
      rest = rest[line.endIndex...]
      if rest.popFirst() != nil { colored.append(UInt8(ascii: "\n")) }
    }
    return colored
  }

  /// Line ends stay outside, carriage returns too.
  private static func append(_ line: ArraySlice<UInt8>, _ style: TextStyle?, to colored: inout [UInt8]) {
    let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    guard let style, !text.isEmpty else {
      colored += line
      return
    }
    colored += style.start.utf8
    colored += text
    colored += TextStyle.end.utf8
    colored += line[text.endIndex...]
  }

  /// The numbers of lines before and after, of `@@ -1,7 +1,8 @@`; a number that is left out is 1.
  private static func counts(inHunkHeader line: ArraySlice<UInt8>) -> (old: Int, new: Int)? {
    guard line.starts(with: "@@ -".utf8) else { return nil }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count >= 4, words[3] == "@@" else { return nil }
    let counts = words[1...2].map { word in
      word.split(separator: ",").dropFirst().first.map { Int($0) ?? 0 } ?? 1
    }
    return (counts[0], counts[1])
  }

  // MARK: Messages

  /// `path:line:column: warning: message [id]`, with the place and the severity as compilers show them.
  static func message(_ line: String) -> String {
    for (word, style) in severities {
      if line.hasPrefix(word) { return style.applied(to: word) + line.dropFirst(word.count) }
      let pieces = line.split(separator: " " + word, maxSplits: 1, omittingEmptySubsequences: false)
      guard pieces.count == 2, pieces[0].hasSuffix(":") else { continue }
      return TextStyle.bold.applied(to: pieces[0]) + " " + style.applied(to: word) + pieces[1]
    }
    return reportLine(line)
  }

  /// A line of the report for people: headings, what to do, carets, and the words in brackets stand out.
  private static func reportLine(_ line: String) -> String {
    let text = line.drop { $0 == " " }
    let indentation = line.prefix(line.count - text.count)
    if let word = openings.first(where: text.hasPrefix) {
      return indentation + TextStyle.note.applied(to: word) + text.dropFirst(word.count)
    }
    if text.hasPrefix("|"), text.dropFirst().allSatisfy({ " ^~".contains($0) }) {
      return indentation + "|" + TextStyle.warning.applied(to: text.dropFirst())
    }
    if indentation.count == 2, !text.hasSuffix("]") { return indentation + name(opening: text) }
    if indentation.isEmpty, text.hasSuffix(":") { return TextStyle.bold.applied(to: text) }
    return line
  }

  private static let openings = ["next:", "then:", "to apply", "→"]

  /// The names of types, up to the first colon.
  private static func name(opening text: Substring) -> String {
    let name = text.prefix { $0 != ":" }
    return TextStyle.bold.applied(to: name) + text[name.endIndex...]
  }

  private static let severities: [(word: String, style: TextStyle)] = [
    ("error:", .error), ("warning:", .warning), ("note:", .note),
  ]
}
