extension String {
  /// Code as a message quotes it, in one line: what stands in brackets on several lines is left out, members that stand
  /// below each other are joined, and of anything else there is the first line.
  var quotedInOneLine: String {
    let lines = withoutLongBrackets.split(whereSeparator: \.isNewline).map { line in
      line.drop { $0 == " " || $0 == "\t" }
    }
    guard let first = lines.first, lines.count > 1 else { return lines.first.map(String.init) ?? "" }
    let joined = lines.joined()
    let isChain = lines.dropFirst().allSatisfy { $0.hasPrefix(".") || $0.hasPrefix("?.") }
    let isPlain = !joined.contains("//") && !joined.contains("/*") && joined.count <= 80
    return isChain && isPlain ? joined : first + " …"
  }

  /// `Model(…)` for a call whose arguments stand on several lines; the same where brackets do not match, as in strings.
  private var withoutLongBrackets: String {
    guard contains(where: \.isNewline) else { return self }
    var text = ""
    /// The brackets that are open, each with where it stands in the text.
    var open: [(bracket: Character, start: String.Index)] = []
    for character in self {
      if let closing = Self.closing[character] {
        open.append((closing, text.endIndex))
      } else if Self.closing.values.contains(character) {
        guard let last = open.popLast(), last.bracket == character else { return self }
        if text[last.start...].contains(where: \.isNewline) {
          text.replaceSubrange(text.index(after: last.start)..., with: "…")
        }
      }
      text.append(character)
    }
    return open.isEmpty ? text : self
  }

  private static let closing: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
}
