import MigrationPlanning

/// The pages about the messages that a report has.
struct HTMLReportPages {
  private let used: [DiagnosticID]

  init(_ document: ReportDocument) {
    let messages = document.types.flatMap(\.reasons) + document.notes + document.deploymentTargets
    let words = Set(messages.map(\.id) + document.types.map(\.word))
    used = DiagnosticID.allCases.filter { words.contains($0.rawValue) }.sorted { $0.rawValue < $1.rawValue }
  }

  var section: String {
    if used.isEmpty { return "" }
    let pages = used.map { id in
      """
      <details id="page-\(id.rawValue)" class="page"><summary><code>\(id.rawValue)</code></summary>
      \(DiagnosticPage(id).blocks.dropFirst().map(html).joined(separator: "\n"))
      </details>
      """
    }
    return
      "<section id=\"pages\"><h2>What the messages mean</h2>\n\(pages.joined(separator: "\n"))\n</section>"
  }

  private func html(_ block: DiagnosticPage.Block) -> String {
    switch block {
    case .heading(let level, let text):
      // Below the heading of the section.
      return "<h\(level + 1)>\(inline(text))</h\(level + 1)>"
    case .paragraph(let text): return "<p>\(inline(text))</p>"
    case .list(let items): return "<ul>\(items.map { "<li>\(inline($0))</li>" }.joined())</ul>"
    case .code(let code): return "<pre tabindex=\"0\"><code>\(HTML.escaped(code))</code></pre>"
    case .table(let rows):
      let lines = rows.map { row in "<tr>\(row.map { "<td>\(inline($0))</td>" }.joined())</tr>" }
      return "<div class=\"table\" tabindex=\"0\"><table>\(lines.joined())</table></div>"
    }
  }

  /// Code between grave accents, and links.
  private func inline(_ text: String) -> String {
    var html = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 == "`" || $0 == "[" }) {
      html += HTML.escaped(String(rest[..<start]))
      rest = rest[start...]
      if let (code, end) = Self.span(rest, from: "`", to: "`") {
        html += HTML.code(code)
        rest = rest[end...]
      } else if let (title, end) = Self.span(rest, from: "[", to: "]"),
        let (target, last) = Self.span(rest[end...], from: "(", to: ")")
      {
        html += link(title, to: target)
        rest = rest[last...]
      } else {
        html += HTML.escaped(String(rest.removeFirst()))
      }
    }
    return html + HTML.escaped(String(rest))
  }

  /// To another page, as far as it is here, or to the web.
  private func link(_ title: String, to target: String) -> String {
    if target.hasPrefix("https://") {
      return "<a href=\"\(HTML.escaped(target))\" rel=\"noreferrer\">\(inline(title))</a>"
    }
    guard target.hasSuffix(".md"), let id = used.first(where: { $0.rawValue == target.dropLast(3) }) else {
      return inline(title)
    }
    return "<a href=\"#page-\(id.rawValue)\">\(inline(title))</a>"
  }

  private static func span(
    _ text: Substring, from opening: Character, to closing: Character
  ) -> (String, Substring.Index)? {
    guard text.first == opening, let end = text.dropFirst().firstIndex(of: closing) else { return nil }
    return (String(text[text.index(after: text.startIndex)..<end]), text.index(after: end))
  }
}
