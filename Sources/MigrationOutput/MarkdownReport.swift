/// The report for a pull request or an issue.
package struct MarkdownReport {
  private let document: ReportDocument

  package static func bytes(_ document: ReportDocument) -> [UInt8] {
    Array((MarkdownReport(document: document).sections.joined(separator: "\n\n") + "\n").utf8)
  }

  private var sections: [String] {
    let types = document.types
    return [
      "## From `ObservableObject` to `@Observable`", summary,
      list("New types of the old system", document.newTypes.map(\.message), isOpen: true),
      list("Deployment targets", document.deploymentTargets, isOpen: true),
      section("Stay", types.filter(\.isHeld).map(held), isOpen: true),
      section("Move", types.filter { $0.outcome == .migrated }.map(line)),
      section("Left alone", types.filter { !$0.isHeld && $0.outcome != .migrated }.map(line)),
      list("Notes", document.notes),
      list("Lines of the baseline that can go", document.doneInBaseline ?? [], isOpen: true),
    ].filter { !$0.isEmpty }
  }

  private var summary: String {
    let reasons = document.summary.lines.filter { $0.hasPrefix("  ") }
    let others = document.summary.lines.filter { !$0.hasPrefix("  ") }.map(Self.text)
    let list = reasons.map { "- " + Self.text(String($0.dropFirst(2))) }.joined(separator: "\n")
    return (others.prefix(1) + (list.isEmpty ? [] : [list]) + others.dropFirst()).joined(separator: "\n\n")
  }

  private func list(_ title: String, _ messages: [ReportDocument.Message], isOpen: Bool = false) -> String {
    section(title, messages.map(line), isOpen: isOpen)
  }

  /// Folded, since a comment may not be longer than what it is about.
  private func section(_ title: String, _ lines: [String], isOpen: Bool = false) -> String {
    if lines.isEmpty { return "" }
    return """
      <details\(isOpen ? " open" : "")>
      <summary>\(title) (\(lines.count))</summary>

      \(lines.joined(separator: "\n"))

      </details>
      """
  }

  private func line(_ message: ReportDocument.Message) -> String {
    let place = message.place.map { Self.code($0.text) + ": " } ?? ""
    let line = "- \(place)\(Self.text(message.message)) (`\(message.id)`)"
    return ([line] + (message.trace ?? []).enumerated().map(step)).joined(separator: "\n")
  }

  /// Of a numbered list below the message.
  private func step(_ index: Int, _ step: ReportDocument.Step) -> String {
    "  \(index + 1). \(Self.code(step.place.text)): \(Self.text(step.message))"
  }

  private func line(_ type: ReportDocument.TypeRecord) -> String {
    "- \(Self.code(type.place.text)): \(Self.text(type.message))"
  }

  private func held(_ type: ReportDocument.TypeRecord) -> String {
    let reasons = type.reasons.map { "  " + line($0).replacing("\n", with: "\n  ") }
    return ([line(type)] + reasons).joined(separator: "\n")
  }

  // MARK: Escaping

  /// Quoted code as code: otherwise `@State` would call somebody of that name.
  static func text(_ message: String) -> String {
    MessagePiece.text(of: message, code: code, text: escaped)
  }

  /// In more grave accents than it has itself.
  static func code(_ code: String) -> String {
    let longest = code.split(omittingEmptySubsequences: true) { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let line = code.replacing("\n", with: " ")
    return longest == 0 ? fence + line + fence : "\(fence) \(line) \(fence)"
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      // A blank without width: nobody is called so.
      case "@": "@\u{200B}"
      case "\\", "`", "*", "_", "<", ">", "[", "]", "|", "#", "~", "&": "\\\(character)"
      default: String(character)
      }
    }.joined()
  }
}
