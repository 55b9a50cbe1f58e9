import SourceText
import SwiftModel

/// A declaration of several variables, of which the macro supports only one each: every variable gets its own.
///
/// ```swift
/// private var low, high: Int   // metres
/// ```
/// becomes
/// ```swift
/// private var low: Int
/// private var high: Int   // metres
/// ```
/// The code before the first variable is repeated before each; a comment behind a comma stays with its variable.
struct SplitDeclaration {
  private let source: SourceFile
  /// The variables of the declaration, in order.
  private let variables: [VariableFact]

  /// - Parameters:
  ///   - variable: one of the variables of the declaration.
  ///   - owner: the class that declares it.
  init?(of variable: VariableFact, in owner: TypeID, _ model: ProjectModel) {
    guard variable.bindingRanges.count > 1 else { return nil }
    source = model.source(owner.file)
    variables = model.index[owner].variables.filter { $0.declarationRange == variable.declarationRange }
  }

  /// The edits that move a variable into a declaration of its own.
  ///
  /// - Parameters:
  ///   - variable: one of the variables of the declaration.
  ///   - attribute: the attribute of the new declaration.
  /// - Returns: nil if a comment is in the way.
  func edits(for variable: VariableFact, with attribute: String) -> [SourceEdit]? {
    let start = variable.declarationRange.lowerBound
    // The variables of a tuple pattern stay together.
    let first = variables.first { $0.bindingIndex == variable.bindingIndex }
    guard first?.nameRange == variable.nameRange else { return [] }
    if variable.bindingIndex == 0 {
      let edits = attribute.isEmpty ? [] : [source.inserting(attribute, at: start)]
      return edits + annotation(for: variable)
    }
    let gap = gap(before: variable)
    let head = source.text(in: start..<variable.bindingRanges[0].lowerBound)
    guard !head.contains("/"), let separator = separator(in: gap, before: attribute + head) else {
      return nil
    }
    return [source.replacing(gap, with: separator)] + annotation(for: variable)
  }

  /// The range between the previous variable and this one: blanks, comments, and the comma.
  private func gap(before variable: VariableFact) -> Range<Int> {
    let ranges = variable.bindingRanges
    var start = source.startOfBlanks(before: ranges[variable.bindingIndex - 1].upperBound)
    // The comma may begin a line.
    if source.hasText("\n", before: start) { start -= 1 }
    if source.hasText("\r", before: start) { start -= 1 }
    return start..<ranges[variable.bindingIndex].lowerBound
  }

  /// The replacement of a gap.
  ///
  /// - Parameter head: the beginning of the declaration behind it.
  private func separator(in gap: Range<Int>, before head: String) -> String? {
    let start = variables[0].declarationRange.lowerBound
    let isFirstOnLine = source.isFirstOnLine(start)
    let text = source.text(in: gap)
    guard text.contains("/") else {
      return (isFirstOnLine ? source.lineEnding(near: start) + source.indentation(at: start) : "; ") + head
    }
    // The first comma separates the variables if no comment precedes it.
    let comma = text.prefix { $0.isWhitespace || $0 == "," }
    guard isFirstOnLine, comma.contains(",") else { return nil }
    let rest = text.dropFirst(comma.count)
    var lines = rest.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0.drop(while: \.isWhitespace)) }
    guard lines.allSatisfy(isComment), let beside = lines.popLast() else { return nil }
    let isBehindVariable = !comma.contains(where: \.isNewline) && !lines.isEmpty
    let behind = isBehindVariable ? comma.filter { $0 != "," } + lines.removeFirst() : ""
    let blank = beside.isEmpty || beside.hasSuffix(" ") ? "" : " "
    let newLine = source.lineEnding(near: start) + source.indentation(at: start)
    return behind
      + (lines.filter { !$0.isEmpty } + [beside + blank + head]).map { newLine + $0 }.joined()
  }

  /// Whether a line is a comment that ends on it.
  private func isComment(_ line: String) -> Bool {
    var rest = line[...]
    while rest.hasPrefix("/*") {
      guard let end = rest.dropFirst(2).firstRange(of: "*/")?.upperBound else { return false }
      if rest[..<end].dropFirst(2).contains("/*") { return false }
      rest = rest[end...].drop(while: \.isWhitespace)
    }
    return rest.isEmpty || rest.hasPrefix("//")
  }

  /// Repeats the type of `var a, b: Int`, which every variable needs after the split.
  private func annotation(for variable: VariableFact) -> [SourceEdit] {
    guard variable.annotationRange == nil, variable.initializerRange == nil else { return [] }
    for other in variables where other.bindingIndex > variable.bindingIndex {
      if let range = other.annotationRange {
        return [source.inserting(source.text(in: range), at: variable.nameRange.upperBound)]
      }
      if other.initializerRange != nil { break }
    }
    return []
  }
}
