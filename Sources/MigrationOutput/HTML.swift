import MigrationPlanning

/// Text as HTML has it.
enum HTML {
  static func escaped(_ text: some StringProtocol) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
      // No HTML has them, even escaped.
      case "\u{0}"..."\u{8}", "\u{B}"..."\u{C}", "\u{E}"..."\u{1F}", "\u{7F}": escaped.append("\u{FFFD}")
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }

  /// A message with what it quotes as code.
  static func text(_ message: String) -> String {
    MessagePiece.text(of: message, code: code, text: escaped)
  }

  /// To the page about a message; the plain word where there is none.
  static func link(toPage id: String) -> String {
    DiagnosticID(rawValue: id) == nil
      ? escaped(id) : "<a href=\"#page-\(escaped(id))\">\(escaped(id))</a>"
  }

  /// `1 type`, `2 types`
  static func count(_ number: Int, _ singular: String) -> String {
    number == 1 ? "1 \(singular)" : "\(number) \(singular)s"
  }

  /// Open, where there is little to see.
  static func details(_ summary: String, isOpen: Bool, kind: String = "part", _ content: String) -> String {
    "<details class=\"\(kind)\"\(isOpen ? " open" : "")><summary>\(summary)</summary>\n\(content)\n</details>"
  }
}
