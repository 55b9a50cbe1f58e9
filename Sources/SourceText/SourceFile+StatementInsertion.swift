extension SourceFile {
  /// A statement on a line of its own before the first one of a body, which is the first on its line. Where that is a
  /// directive that is indented less than code is, the code in it says how far.
  package func insertingStatement(_ statement: String, before first: Int) -> SourceEdit {
    let ending = lineEnding(near: first)
    let own = indentation(at: first)
    let line = lines.lineRange(containing: first)
    let outer = lines.lineStart(before: first).map(indentation) ?? ""
    guard bytes[first] == UInt8(ascii: "#"), own.utf8.count <= outer.utf8.count,
      let inner = indentationOfCode(behind: line)
    else { return inserting(statement + ending + own, at: first) }
    return inserting(inner + statement + ending, at: line.lowerBound)
  }

  /// Of the first line behind another one that is neither blank nor a directive.
  private func indentationOfCode(behind line: Range<Int>) -> String? {
    var line = line
    while line.upperBound < bytes.count {
      line = lines.lineRange(containing: line.upperBound)
      let text = textWithoutOuterBlanks(in: line)
      if !text.isEmpty, !text.hasPrefix("#") { return indentation(at: line.lowerBound) }
    }
    return nil
  }
}
