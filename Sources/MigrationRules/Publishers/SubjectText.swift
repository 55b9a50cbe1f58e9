import SourceText
import SwiftModel

/// The source text that `BridgePublisher` inserts into a class.
enum SubjectText {
  /// The `#if` in which the variable is published, where it is by nothing else: `#if canImport(Combine)`.
  static func condition(ofPublishing variable: VariableFact, _ source: SourceFile) -> String? {
    variable.attributes.first { $0.name.last == "Published" }.flatMap {
      source.conditionAlone(around: $0.range)
    }
  }

  /// Why the subject cannot send before a new value is stored; nil if it can.
  static func obstacle(toSendingFrom variable: VariableFact, _ source: SourceFile) -> String? {
    let attributes = variable.declarationRange.lowerBound..<variable.specifierRange.lowerBound
    if source.hasCondition(in: attributes) {
      let isPlain = variable.observers == nil && hasOwnLines(variable, source)
      if condition(ofPublishing: variable, source) == nil || !isPlain {
        return "it is published in conditional compilation; write it out for each condition first"
      }
    }
    if variable.observers?.willSet?.hidesParameter == true {
      return
        "'willSet' gives the name of the new value, which is sent at its end, to something else; rename that first"
    }
    if !variable.accessors.isEmpty, variable.observers == nil {
      return "it has accessors beside its observers"
    }
    return nil
  }

  /// Adds statements at the end of `willSet`, each on a line of its own where the observer has its own lines.
  ///
  /// - Parameter statements: makes the statements from the name of the new value.
  static func sending(
    _ statements: (String) -> [String], from variable: VariableFact, _ source: SourceFile
  ) -> [SourceEdit] {
    guard let observers = variable.observers else {
      return [adding(observer: "willSet", statements("newValue"), to: variable, source)]
    }
    guard let willSet = observers.willSet else {
      let first = observers.firstObserver
      let separator = separator(at: first, source)
      let text = observer(
        "willSet", statements("newValue"), line: source.isFirstOnLine(first) ? separator : nil,
        unit: source.indentationUnit(at: first))
      return [source.inserting(text + separator, at: first)]
    }
    let sent = statements(willSet.parameter)
    guard willSet.mayReturn, let first = willSet.firstStatement else {
      return appending(sent, to: willSet, source)
    }
    // At its end, wherever it returns.
    let deferred = "defer { " + sent.joined(separator: "; ") + " }"
    if let lines = source.oneLineBlock(willSet.bodyRange) {
      return lines.edits + [source.inserting(deferred + lines.separator, at: first)]
    }
    let separator = source.isFirstOnLine(first) ? separator(at: first, source) : "; "
    return [source.inserting(deferred + separator, at: first)]
  }

  /// Adds a statement at the start of `didSet`.
  static func starting(
    didSetOf variable: VariableFact, with statement: String, _ source: SourceFile
  ) -> [SourceEdit] {
    guard let observers = variable.observers else {
      return [adding(observer: "didSet", [statement], to: variable, onOneLine: true, source)]
    }
    guard let body = observers.didSetRange else {
      let end = observers.willSet?.bodyRange.upperBound ?? observers.range.upperBound - 1
      return [
        source.inserting(
          separator(at: observers.firstObserver, source) + "didSet { \(statement) }", at: end)
      ]
    }
    let start = body.lowerBound + 1
    guard let first = observers.didSetStatement else {
      let closing = source.isBlank(start..<start + 1) ? "" : " "
      return [source.inserting(" " + statement + closing, at: start)]
    }
    if let lines = source.oneLineBlock(body) {
      return lines.edits + [source.inserting(statement + lines.separator, at: first)]
    }
    let end = source.endWithComment(after: start)
    if source.isFirstOnLine(first), source.isBlank(end..<source.lines.lineRange(containing: end).upperBound) {
      return [source.inserting(separator(at: first, source) + statement, at: end)]
    }
    return [source.inserting(" " + statement + ";", at: start)]
  }

  /// - Parameter onOneLine: behind the variable, where that is short enough.
  private static func adding(
    observer name: String, _ statements: [String], to variable: VariableFact, onOneLine: Bool = false,
    _ source: SourceFile
  ) -> SourceEdit {
    let end = (variable.initializerRange ?? variable.annotationRange ?? variable.nameRange).upperBound
    let short = " { \(observer(name, statements, line: nil, unit: "")) }"
    let width = columns(before: end, of: variable, source) + short.utf8.count
    if onOneLine && width <= maximalWidth || !hasOwnLines(variable, source) {
      return source.inserting(short, at: end)
    }
    let (line, unit) = layout(of: variable, source)
    let body = line + unit + observer(name, statements, line: line + unit, unit: unit) + line + "}"
    // A comment behind the variable stays on its line.
    let comment = end..<source.endWithComment(after: end)
    return source.replacing(comment, with: " {" + source.text(in: comment) + body)
  }

  /// - Parameter line: what begins a line beside the observer; nil if other code is on its line.
  private static func observer(
    _ name: String, _ statements: [String], line: String?, unit: String
  ) -> String {
    guard statements.count > 1, let line else { return "\(name) { \(statements.joined(separator: "; ")) }" }
    return name + " {" + statements.map { line + unit + $0 }.joined() + line + "}"
  }

  private static let maximalWidth = 100

  /// Without the attributes that go.
  private static func columns(before end: Int, of variable: VariableFact, _ source: SourceFile) -> Int {
    let start = source.lines.lineRange(containing: end).lowerBound
    let removed = variable.attributes.filter { $0.name.last == "Published" && $0.range.lowerBound >= start }
    return end - start - removed.reduce(0) { $0 + $1.range.count + 1 }
  }

  private static func appending(
    _ statements: [String], to willSet: WillSetFact, _ source: SourceFile
  ) -> [SourceEdit] {
    let brace = willSet.bodyRange.upperBound - 1
    if !willSet.isEmpty, let lines = source.oneLineBlock(willSet.bodyRange) {
      let end = source.startOfBlanks(before: brace)
      return lines.edits + [source.inserting(statements.map { lines.separator + $0 }.joined(), at: end)]
    }
    if source.isFirstOnLine(brace) {
      let start = source.lines.lineRange(containing: brace).lowerBound
      let indentation =
        source.indentation(at: brace) + source.indentationUnit(at: willSet.bodyRange.lowerBound)
      let lines = statements.map { indentation + $0 + source.lineEnding(near: start) }
      return [source.inserting(lines.joined(), at: start)]
    }
    let separator = willSet.isEmpty ? " " : "; "
    var end = brace
    while end > willSet.bodyRange.lowerBound + 1, source.isBlank(end - 1..<end) { end -= 1 }
    let closing = end == brace ? " " : ""
    return [source.inserting(separator + statements.joined(separator: "; ") + closing, at: end)]
  }

  /// Inserts a declaration on the line below a variable, or behind it if they share the line with others.
  ///
  /// - Parameter condition: an `#if` to put around it.
  static func adding(
    _ declaration: String, after variable: VariableFact, within condition: String? = nil, _ source: SourceFile
  ) -> SourceEdit {
    let end = variable.declarationRange.upperBound
    if let condition {
      let (line, _) = layout(of: variable, source)
      let text = [condition, declaration, "#endif"].map { line + $0 }.joined()
      return source.inserting(text, at: source.endWithComment(after: end))
    }
    guard hasOwnLines(variable, source) else { return source.inserting("; " + declaration, at: end) }
    let (line, _) = layout(of: variable, source)
    return source.inserting(line + declaration, at: source.endWithComment(after: end))
  }

  /// Inserts a declaration before all others of a type.
  static func adding(_ declaration: String, atStartOf type: TypeFact, _ source: SourceFile) -> SourceEdit {
    let start = type.memberBlockRange.lowerBound + 1
    let end = source.endWithComment(after: start)
    guard source.isBlank(end..<source.lines.lineRange(containing: end).upperBound) else {
      return source.inserting(" \(declaration);", at: start)
    }
    let members = type.variables.map(\.declarationRange.lowerBound)
    let indentation =
      members.first(where: source.isFirstOnLine).map(source.indentation)
      ?? source.indentation(at: start) + source.indentationUnit(at: start)
    return source.inserting(source.lineEnding(near: start) + indentation + declaration, at: end)
  }

  /// Whether no other code is on the lines of the declaration.
  private static func hasOwnLines(_ variable: VariableFact, _ source: SourceFile) -> Bool {
    let end = source.endWithComment(after: variable.declarationRange.upperBound)
    return source.isFirstOnLine(variable.declarationRange.lowerBound)
      && source.isBlank(end..<source.lines.lineRange(containing: end).upperBound)
  }

  private static func layout(of variable: VariableFact, _ source: SourceFile) -> (line: String, unit: String)
  {
    let start = variable.specifierRange.lowerBound
    return (
      source.lineEnding(near: start) + source.indentation(at: start), source.indentationUnit(at: start)
    )
  }

  private static func separator(at offset: Int, _ source: SourceFile) -> String {
    guard source.isFirstOnLine(offset) else { return " " }
    return source.lineEnding(near: offset) + source.indentation(at: offset)
  }
}
