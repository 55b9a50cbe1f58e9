import SourceText

/// Source lines and diffs.
enum HTMLCode {
  /// A place, and the line there with what begins at the place marked.
  static func line(_ place: ReportDocument.Place) -> String {
    let name = "<span class=\"place\">\(HTML.escaped(place.text))</span>"
    let parts = parts(of: place)
    if parts.before.isEmpty, parts.marked.isEmpty { return "<div class=\"line\">\(name)</div>" }
    return """
      <div class="line">\(name)<pre>\(HTML.escaped(parts.before))<mark>\(HTML.escaped(parts.marked))</mark>\
      \(HTML.escaped(parts.after))</pre></div>
      """
  }

  /// So much of a line is shown before and after a place; there are lines of many thousand characters.
  private static let reach = 120

  /// Without the indentation.
  private static func parts(of place: ReportDocument.Place) -> (before: String, marked: String, after: String)
  {
    let line = place.code.utf8
    let start =
      line.index(line.startIndex, offsetBy: place.column - 1, limitedBy: line.endIndex) ?? line.endIndex
    let rest = place.code[start...]
    let marked = rest.prefix(wordLength(rest))
    let before = place.code[..<start].drop { $0 == " " || $0 == "\t" }
    let after = rest.dropFirst(marked.count)
    return (
      (before.count > reach ? "…" : "") + before.suffix(reach), String(marked),
      after.prefix(reach) + (after.count > reach ? "…" : "")
    )
  }

  /// An identifier with what belongs to it, as in `$query` and `@State`, or a character.
  private static func wordLength(_ text: Substring) -> Int {
    let sign = text.prefix { "$@#`.".contains($0) }.count
    let letters = text.dropFirst(sign).prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
    return letters == 0 ? 1 : sign + letters
  }

  // MARK: Diffs

  /// What changes in a file: its name, and the hunks.
  static func diff(_ change: ReportDocument.Change) -> String {
    let bytes = UnifiedDiff.bytes(
      path: change.file.path, original: change.file.bytes, edits: change.edits)
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    // Behind the lines that name the file.
    let hunks = lines.dropFirst(3).map(diffLine).joined()
    let path = HTML.escaped(change.file.path)
    return """
      <figure class="diff"><figcaption class="place">\(path)</figcaption>\
      <pre tabindex="0" aria-label="changes in \(path)"><code>\(hunks)</code></pre></figure>
      """
  }

  /// Elements of a line of their own need no line break.
  private static func diffLine(_ line: Substring) -> String {
    switch line.first {
    case "+": "<ins>\(HTML.escaped(line))</ins>"
    case "-": "<del>\(HTML.escaped(line))</del>"
    case "@": "<i>\(HTML.escaped(line))</i>"
    case nil: ""
    default: HTML.escaped(line) + "\n"
    }
  }
}
