import MigrationPlanning

/// A diagnostic's page, read as far as the pages go: headings, paragraphs, lists, tables and code.
struct DiagnosticPage {
  enum Block: Equatable {
    case heading(level: Int, String)
    case paragraph(String)
    case list([String])
    case code(String)
    case table([[String]])
  }

  let blocks: [Block]

  init(_ id: DiagnosticID) { self.init(parsing: id.page) }

  init(parsing page: String) {
    var lines = page.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)[
      ...]
    var blocks: [Block] = []
    while let line = lines.first {
      if line.isEmpty {
        lines.removeFirst()
      } else if line.hasPrefix("```") {
        lines.removeFirst()
        blocks.append(.code(Self.take(&lines) { !$0.hasPrefix("```") }.joined(separator: "\n")))
        lines = lines.dropFirst()
      } else if line.hasPrefix("#") {
        lines.removeFirst()
        let level = line.prefix { $0 == "#" }.count
        blocks.append(.heading(level: level, String(line.dropFirst(level + 1))))
      } else if line.hasPrefix("- ") {
        blocks.append(.list(Self.take(&lines) { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }))
      } else if line.hasPrefix("|") {
        let rows = Self.take(&lines) { $0.hasPrefix("|") }
        blocks.append(.table(rows.filter { !$0.hasPrefix("|-") && !$0.hasPrefix("| -") }.map(Self.cells)))
      } else {
        let own = Self.take(&lines) { line in
          !line.isEmpty && !["```", "#", "- ", "|"].contains(where: line.hasPrefix)
        }
        blocks.append(.paragraph(own.joined(separator: " ")))
      }
    }
    self.blocks = blocks
  }

  /// What the diagnostic means, in a sentence, with the marks of Markdown.
  var opening: String {
    for case .paragraph(let text) in blocks { return text }
    return ""
  }

  private static func take(_ lines: inout ArraySlice<String>, while isTaken: (String) -> Bool) -> [String] {
    let taken = Array(lines.prefix(while: isTaken))
    lines = lines.dropFirst(taken.count)
    return taken
  }

  private static func cells(_ row: String) -> [String] {
    row.replacing("\\|", with: "\u{0}").split(separator: "|").map { cell in
      cell.replacing("\u{0}", with: "|").drop { $0 == " " }.trimmingBlanksAtEnd
    }
  }
}

extension Substring {
  fileprivate var trimmingBlanksAtEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
