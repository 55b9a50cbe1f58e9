import SourceText
import SwiftModel

/// The edits that wrap the statements of a setter in `withMutation(keyPath:) { … }`.
struct SetterWrap {
  let setter: MemberBody.Setter
  let sending: Range<Int>
  let opening: String
  /// Statements to insert before it.
  let others: [String]
  let source: SourceFile

  var edits: [SourceEdit] {
    guard let first = setter.statements.first, let last = setter.statements.last else { return [] }
    let isMultiline = source.isFirstOnLine(first.lowerBound)
    let separator = source.statementSeparator(at: first)
    let head = (others + [opening + " {"]).joined(separator: separator)
    if first == last { return [source.replacing(sending, with: head + "}")] }
    guard isMultiline else { return onOneLine(head, last: last) }
    let indentation = source.indentation(at: first.lowerBound)
    let ending = source.lineEnding(near: first.lowerBound)
    var edits = reindentation(from: first, to: last)
    if sending == first {
      edits.append(opened(by: head, ending + indentation + unit, ending: ending))
    } else {
      edits.append(source.inserting(head + ending + indentation + unit, at: first.lowerBound))
      if sending != last { edits.append(removal) }
    }
    if sending == last {
      edits.append(source.replacing(withTheLineBefore(sending), with: closing(ending + indentation)))
    } else {
      edits.append(source.inserting(ending + indentation + "}", at: last.upperBound))
    }
    return edits
  }

  /// The edit that replaces the call if it is the first statement.
  private func opened(by head: String, _ newLine: String, ending: String) -> SourceEdit {
    let following = setter.statements[1].lowerBound
    guard source.isFirstOnLine(following) else {
      return source.replacing(sending.lowerBound..<following, with: head + newLine)
    }
    // With the blank lines that would otherwise begin the block.
    let next = source.lines.lineRange(containing: following).lowerBound
    return source.isBlank(sending.upperBound..<next)
      ? source.replacing(sending.lowerBound..<next, with: head + ending)
      : source.replacing(sending, with: head)
  }

  /// Removes the call from between two statements, one of which may share its line.
  private var removal: SourceEdit {
    let index = setter.statements.firstIndex(of: sending) ?? 0
    let following = setter.statements[index + 1].lowerBound
    if !source.isFirstOnLine(following) {
      return source.replacing(sending.lowerBound..<following, with: "")
    }
    return source.isFirstOnLine(sending.lowerBound)
      ? source.removingStatement(sending) : source.replacing(withTheLineBefore(sending), with: "")
  }

  /// The range of a statement, with the separator from another one before it on its line.
  private func withTheLineBefore(_ statement: Range<Int>) -> Range<Int> {
    guard !source.isFirstOnLine(statement.lowerBound),
      let index = setter.statements.firstIndex(of: statement), index > 0
    else { return statement }
    return withoutSemicolon(setter.statements[index - 1]).upperBound..<statement.upperBound
  }

  private func closing(_ newLine: String) -> String {
    source.isFirstOnLine(sending.lowerBound) ? "}" : newLine + "}"
  }

  private func withoutSemicolon(_ statement: Range<Int>) -> Range<Int> {
    source.hasText(";", before: statement.upperBound)
      ? statement.lowerBound..<statement.upperBound - 1 : statement
  }

  private func onOneLine(_ head: String, last: Range<Int>) -> [SourceEdit] {
    let first = setter.statements[0]
    if sending == first {
      let next = setter.statements[1].lowerBound
      return [
        source.replacing(sending.lowerBound..<next, with: head + " "),
        source.inserting(" }", at: last.upperBound),
      ]
    }
    let opened = source.inserting(head + " ", at: first.lowerBound)
    let index = setter.statements.firstIndex(of: sending) ?? 0
    let previous = withoutSemicolon(setter.statements[index - 1]).upperBound
    if sending == last { return [opened, source.replacing(previous..<sending.upperBound, with: " }")] }
    return [
      opened, source.replacing(setter.statements[index - 1].upperBound..<sending.upperBound, with: ""),
      source.inserting(" }", at: last.upperBound),
    ]
  }

  /// One level of indentation, as in the setter itself.
  private var unit: String { source.indentationUnit(at: setter.statements[0].lowerBound) }

  private func reindentation(from first: Range<Int>, to last: Range<Int>) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var line = source.lines.lineRange(containing: first.lowerBound)
    while line.upperBound < last.upperBound, line.upperBound < source.range.upperBound {
      line = source.lines.lineRange(containing: line.upperBound)
      let start = line.lowerBound
      let isLiteral = setter.multilineLiterals.contains { $0.lowerBound < start && start < $0.upperBound }
      let isRemoved = sending.contains(start) || isSending(line)
      if !isLiteral, !isRemoved, !source.isBlank(line) { edits.append(source.inserting(unit, at: start)) }
    }
    return edits
  }

  /// Whether the call is alone on a line.
  private func isSending(_ line: Range<Int>) -> Bool {
    line.lowerBound <= sending.lowerBound && sending.upperBound <= line.upperBound
      && !setter.statements.contains { $0 != sending && $0.overlaps(line) }
  }
}
