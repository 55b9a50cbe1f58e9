import MigrationPlanning
import ProjectIndex
import SourceText

/// Announces by hand what `objectWillChange.send()` announced and no tracked variable does.
///
/// ```swift
/// var name: String {
///   get { defaults.string(forKey: "name") ?? "" }
///   set {
///     objectWillChange.send()
///     defaults.set(newValue, forKey: "name")
///   }
/// }
/// ```
/// becomes
/// ```swift
/// var name: String {
///   get { access(keyPath: \.name); return defaults.string(forKey: "name") ?? "" }
///   set {
///     withMutation(keyPath: \.name) {
///       defaults.set(newValue, forKey: "name")
///     }
///   }
/// }
/// ```
///
/// In any other place, `withMutation(keyPath: \.name) {}` takes the place of the call, for each property that
/// readers depend on and that does not announce itself.
struct AnnounceByHand {
  private let context: RuleContext
  private var readers: [TypeID: ClassReaders?] = [:]
  /// Computed properties whose getters have to register their readers.
  private var registered: [TypeID: Set<String>] = [:]

  init(context: RuleContext) { self.context = context }

  enum Outcome {
    case rewrites([Rewrite])
    /// It cannot be announced; what to do instead.
    case advice(String)
  }

  mutating func outcome(
    of use: ObjectWillChangeUse, _ statement: ObjectWillChangeUse.SendStatement, owner: TypeID, in file: Int
  ) -> Outcome {
    if statement.isAnimated { return .advice("change the properties in the animation instead") }
    guard let subject = context.types[owner], context.index.isSameModule(owner.file, file),
      AdoptObservableMacro.needsMacro(subject, in: context), let readers = readers(of: subject)
    else {
      return .advice(
        "announce the properties that change with 'withMutation(keyPath:)' in the class they belong to")
    }
    if let name = statement.setProperty, use.isOwn {
      return setterRewrites(of: name, statement, use, owner: owner, readers, in: file).map { .rewrites($0) }
        ?? .advice(
          "announce '\(name)' with 'access(keyPath:)' in its getter and 'withMutation(keyPath:)' in its setter"
        )
    }
    let isAccompanied =
      use.isOwn
      && statement.accompanyingWrites.contains {
        RemoveObjectWillChange.isAnnounced($0, in: owner, context)
      }
    let names: [String]
    switch readers.announcements(
      accompaniedAt: isAccompanied ? SourceLocation(file: file, offset: use.range.lowerBound) : nil)
    {
    case .properties(let found): names = found
    case .unannounced(let member):
      return .advice(
        "'\(member)' may change with no tracked property, and nothing can announce that; keep what it gives in a stored property first"
      )
    case .tooMany(let count):
      return .advice(
        "\(count) properties would have to be announced here; announce those that change with 'withMutation(keyPath:)'"
      )
    }
    guard use.isOwn && file == owner.file || names.allSatisfy(readers.isVisibleElsewhere) else {
      return .advice("send it in a method of the class")
    }
    let held = readers.heldObservables.filter { $0 != owner }
    let tie: [Rewrite] =
      held.isEmpty ? [] : [.tie([owner] + held, at: SourceLocation(file: file, offset: use.range.lowerBound))]
    if names.isEmpty {
      // A relay: those whom it tells read something else then.
      guard isAccompanied || !held.isEmpty || !isObserved(owner) else {
        return .advice(
          "nothing that others can read of the class changes with it; let those who are told observe what they read"
        )
      }
      guard !statement.leavesEmptyBlock else { return .advice("remove the statement around it first") }
      return .rewrites([RemoveObjectWillChange.removal(of: statement, in: file, of: owner, context)] + tie)
    }
    if isInNonisolatedFunction(use, in: file) { return .advice("send it in an isolated method first") }
    register(names, of: owner, readers)
    let source = context.source(file)
    let calls = names.map { announcement(of: $0, for: use, in: file) + " {}" }
    let edit = source.replacing(
      statement.callRange, with: calls.joined(separator: source.statementSeparator(at: statement.callRange)))
    return .rewrites([.edits([edit], of: [owner], in: file, counts: .use)] + tie)
  }

  private func isObserved(_ type: TypeID) -> Bool {
    context.properties.contains { $0.subjects.contains(type) }
  }

  /// Key paths of isolated properties are out of reach there.
  private func isInNonisolatedFunction(_ use: ObjectWillChangeUse, in file: Int) -> Bool {
    guard let type = use.enclosingType else { return false }
    return context.index.files[file].types[type].functions.contains { function in
      function.isNonisolated && function.range.contains(use.range.lowerBound)
    }
  }

  /// `model.withMutation(keyPath: \.name)`
  private func announcement(of name: String, for use: ObjectWillChangeUse, in file: Int) -> String {
    let receiver = context.text(use.range.lowerBound..<use.nameRange.lowerBound, in: file)
    return receiver + "withMutation(keyPath: \\.\(name))"
  }

  private mutating func readers(of subject: ObservableTypes.Subject) -> ClassReaders? {
    if let known = readers[subject.id] { return known }
    let found = ClassReaders(of: subject, in: context)
    readers[subject.id] = .some(found)
    return found
  }

  // MARK: Setters

  /// The setter announces its own property around the change.
  private mutating func setterRewrites(
    of name: String, _ statement: ObjectWillChangeUse.SendStatement, _ use: ObjectWillChangeUse,
    owner: TypeID, _ readers: ClassReaders, in file: Int
  ) -> [Rewrite]? {
    let source = context.source(file)
    guard readers.getter(of: name) != nil, let setter = readers.setter(of: name),
      setter.statements.contains(statement.range)
    else { return nil }
    let others = readers.properties(readingWhatIsSetBy: name)
    register([name] + others, of: owner, readers)
    let wrap = SetterWrap(
      setter: setter, sending: statement.range, opening: announcement(of: name, for: use, in: file),
      others: others.map { announcement(of: $0, for: use, in: file) + " {}" }, source: source)
    return [.edits(wrap.edits, of: [owner], in: file, counts: .use)]
  }

  // MARK: Getters

  private mutating func register(_ names: [String], of owner: TypeID, _ readers: ClassReaders) {
    registered[owner, default: []].formUnion(names.filter { readers.getter(of: $0) != nil })
  }

  /// `access(keyPath:)` at the start of each getter whose property is announced by hand.
  func gettersToRegister() -> [Rewrite] {
    registered.keys.sorted().flatMap { owner -> [Rewrite] in
      guard case .some(.some(let readers)) = readers[owner] else { return [] }
      return (registered[owner] ?? []).sorted().flatMap { name -> [Rewrite] in
        guard let getter = readers.getter(of: name),
          let file = context.index.variables(named: name, of: owner).first?.declaration.file
        else { return [] }
        let source = context.source(file)
        let separator = source.statementSeparator(at: getter.firstStatement..<getter.firstStatement)
        let text = "access(keyPath: \\.\(name))" + separator + (getter.isImplicitReturn ? "return " : "")
        return [.edits([source.inserting(text, at: getter.firstStatement)], of: [owner], in: file)]
      }
    }
  }
}

/// The edits that put `withMutation(keyPath:) { … }` around the statements of a setter.
private struct SetterWrap {
  let setter: MemberBody.Setter
  let sending: Range<Int>
  let opening: String
  /// Statements to stand before it.
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

  /// What stands in place of the call where it is the first statement.
  private func opened(by head: String, _ newLine: String, ending: String) -> SourceEdit {
    let following = setter.statements[1].lowerBound
    guard source.isFirstOnLine(following) else {
      return source.replacing(sending.lowerBound..<following, with: head + newLine)
    }
    // With the blank lines that would then begin the block.
    let next = source.lines.lineRange(containing: following).lowerBound
    return source.isBlank(sending.upperBound..<next)
      ? source.replacing(sending.lowerBound..<next, with: head + ending)
      : source.replacing(sending, with: head)
  }

  /// The call goes from between two statements, one of which may share its line.
  private var removal: SourceEdit {
    let index = setter.statements.firstIndex(of: sending) ?? 0
    let following = setter.statements[index + 1].lowerBound
    if !source.isFirstOnLine(following) {
      return source.replacing(sending.lowerBound..<following, with: "")
    }
    return source.isFirstOnLine(sending.lowerBound)
      ? source.removingStatement(sending) : source.replacing(withTheLineBefore(sending), with: "")
  }

  /// A statement, and where another one stands before it on its line, what parts them.
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
    source.bytes[statement.upperBound - 1] == 0x3B
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

  /// One step of indentation, as the setter itself has it.
  private var unit: String { source.indentationUnit(at: setter.statements[0].lowerBound) }

  private func reindentation(from first: Range<Int>, to last: Range<Int>) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var line = source.lines.lineRange(containing: first.lowerBound)
    while line.upperBound < last.upperBound, line.upperBound < source.bytes.count {
      line = source.lines.lineRange(containing: line.upperBound)
      let start = line.lowerBound
      let isLiteral = setter.multilineLiterals.contains { $0.lowerBound < start && start < $0.upperBound }
      let isRemoved = sending.contains(start) || isSending(line)
      if !isLiteral, !isRemoved, !source.isBlank(line) { edits.append(source.inserting(unit, at: start)) }
    }
    return edits
  }

  /// Whether the call is all that a line has.
  private func isSending(_ line: Range<Int>) -> Bool {
    line.lowerBound <= sending.lowerBound && sending.upperBound <= line.upperBound
      && !setter.statements.contains { $0 != sending && $0.overlaps(line) }
  }
}

extension SourceFile {
  /// What parts a statement from another one put before it: a line end, or a semicolon where it shares its
  /// line with something before it.
  func statementSeparator(at range: Range<Int>) -> String {
    guard isFirstOnLine(range.lowerBound) else { return "; " }
    return lineEnding(near: range.lowerBound) + indentation(at: range.lowerBound)
  }

  /// By how much the line of a statement is indented more than the nearest line before it that is less.
  func indentationUnit(at offset: Int) -> String {
    let own = indentation(at: offset)
    var line = lines.lineRange(containing: offset)
    while line.lowerBound > 0 {
      line = lines.lineRange(containing: line.lowerBound - 1)
      if isBlank(line) { continue }
      let outer = indentation(at: line.lowerBound)
      if outer.utf8.count < own.utf8.count, own.hasPrefix(outer) {
        return String(own.dropFirst(outer.count))
      }
    }
    return own.contains("\t") ? "\t" : "    "
  }
}
