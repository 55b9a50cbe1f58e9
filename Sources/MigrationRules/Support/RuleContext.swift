package import MigrationPlanning
import SourceText
package import SwiftModel

/// Which stored variables that were not published the macro tracks.
package enum UnpublishedPolicy: String, Sendable {
  /// Those where it breaks nothing.
  case auto
  /// Those where it compiles.
  case track
  /// Those whose changes the class announced by hand.
  case ignore
}

/// What every rule may look at: the whole project, and nothing of what other rules decide.
package struct RuleContext: Sendable {
  package let index: ProjectIndex
  /// Asks files again.
  let reader: ConcurrentReader
  package let types: ObservableTypes
  package private(set) var properties: [WrappedProperty]
  /// The declarations whose bodies mention the wrapped properties, by the names as they are written there.
  private let mentions: [String: [TypeID]]
  /// Where the properties of each declaration stand in `properties`.
  private let propertiesByHolder: [TypeID: [Int]]
  package let uses: PropertyUses
  package let genericUses: GenericUses
  /// The names that stand for protocols of SwiftUI.
  let standIns: [String: Set<String>]
  /// The names of managed objects that no source declares.
  let managedNames: Set<String>
  /// What becomes of variables that were not published.
  let unpublished: UnpublishedPolicy
  let announced: AnnouncedVariables
  let isolatedNames: Set<String>
  /// The calls made while views are made, by the names of what they call.
  private(set) var renderCalls: [String: [Located<RenderCallUse>]]
  private(set) var renderedFunctions: RenderedFunctions
  private(set) var renderedGetters = RenderedGetters()
  private(set) var deferredEffects = DeferredEffects()
  private(set) var renderedMethods = RenderedMethods()
  private(set) var announcedChanges = AnnouncedChanges()
  /// What is written to stored objects where views may be made, by the names of the variables.
  let renderWrites: [String: [Located<RenderWriteUse>]]
  /// What becomes of the publishers of properties, where they are to live on.
  private(set) var bridges: PublisherBridges?
  /// Which classes are subscribed to as a whole.
  private(set) var changePublishers = ChangePublishers()

  package init(
    index: ProjectIndex, unpublished: UnpublishedPolicy = .auto, bridgesPublishers: Bool = false,
    reader: ConcurrentReader = ConcurrentReader()
  ) {
    self.reader = reader
    self.unpublished = unpublished
    announced = AnnouncedVariables(index: index)
    isolatedNames = index.isolatedNames()
    renderCalls = Dictionary(
      grouping: index.files.enumerated().flatMap { file, facts in
        facts.renderCalls.map { Located(file: file, use: $0) }
      }, by: \.use.name)
    standIns = Self.standIns(in: index)
    managedNames = ManagedNames.all(in: index)
    renderedFunctions = RenderedFunctions(index: index, standIns)
    renderWrites = Dictionary(
      grouping: index.files.enumerated().flatMap { file, facts in
        facts.renderWrites.map { Located(file: file, use: $0) }
      }, by: \.use.name)
    self.index = index
    let all = ObservableTypes(index: index)
    let wrapped = WrappedProperty.all(in: index, all)
    types = all.keepingHalfMigrated(Self.usedByTheOldSystem(index, wrapped))
    properties = WrappedProperty.all(in: index, types)
    propertiesByHolder = Dictionary(grouping: properties.indices) { [properties] number in
      properties[number].id.declaration
    }
    mentions = Self.mentions(of: properties, in: index)
    uses = PropertyUses(index: index)
    genericUses = GenericUses(index: index, types: types)
    if bridgesPublishers { bridges = PublisherBridges(index: index, types: types, uses: uses) }
    for number in properties.indices where properties[number].subjects.isEmpty {
      properties[number].subjects = subjects(in: properties[number].type) ?? []
    }
    changePublishers = ChangePublishers(in: self)
    renderCalls["callAsFunction"] = callsOfValues()
    let writers = UnpublishedWriters(in: self)
    renderedFunctions.read(callersOf: functionsUsing(writers), in: index, by: reader)
    renderedGetters = RenderedGetters(in: self)
    let using = renderedFunctions.names(using: writers.functions.union(writers.variables), in: index)
    deferredEffects = DeferredEffects(calling: using, in: self)
    renderedMethods = RenderedMethods(of: writers, using: using, in: self)
    announcedChanges = AnnouncedChanges(in: self)
  }

  /// The types of what old wrappers hold, and of what is put into the environment in the old way.
  private static func usedByTheOldSystem(_ index: ProjectIndex, _ properties: [WrappedProperty]) -> Set<
    TypeID
  > {
    var used = Set(properties.flatMap(\.subjects))
    for (file, facts) in index.files.enumerated() {
      for call in facts.environmentCalls {
        let scope = LookupScope(file: file, enclosingType: call.enclosingType)
        used.formUnion(index.typeOfObject(given: call.argument, in: scope).unwrapped.declarations)
      }
    }
    return used
  }

  /// The wrapped properties of one declaration, in order.
  func properties(of holder: TypeID) -> [WrappedProperty] {
    propertiesByHolder[holder, default: []].map { properties[$0] }
  }

  /// The declarations whose bodies mention a wrapped property of a name, with `$` or `_` where it has one.
  func holders(mentioning name: String) -> [TypeID] { mentions[name] ?? [] }

  private static func mentions(
    of properties: [WrappedProperty], in index: ProjectIndex
  ) -> [String: [TypeID]] {
    let names = Set(properties.map(\.variable.name))
    let wanted = names.union(names.map { "$" + $0 }).union(names.map { "_" + $0 })
    var mentions: [String: [TypeID]] = [:]
    for (file, facts) in index.files.enumerated() {
      for (number, type) in facts.types.enumerated() {
        let own = type.mentionCounts
        let found =
          own.count < wanted.count ? own.keys.filter(wanted.contains) : wanted.filter { own[$0] != nil }
        for name in found { mentions[name, default: []].append(TypeID(file: file, index: number)) }
      }
    }
    return mentions
  }

  func source(_ file: Int) -> SourceFile { index.files[file].source }

  func text(_ range: Range<Int>, in file: Int) -> String { source(file).text(in: range) }

  /// Code as a message quotes it, in one line: members that stand below each other are joined, and of anything else there
  /// is the first line.
  func quotation(_ range: Range<Int>, in file: Int) -> String {
    let lines = text(range, in: file).split(whereSeparator: \.isNewline).map { line in
      line.drop { $0 == " " || $0 == "\t" }
    }
    guard let first = lines.first, lines.count > 1 else { return lines.first.map(String.init) ?? "" }
    let joined = lines.joined()
    let isChain = lines.dropFirst().allSatisfy { $0.hasPrefix(".") || $0.hasPrefix("?.") }
    let isPlain = !joined.contains("//") && !joined.contains("/*") && joined.count <= 80
    return isChain && isPlain ? joined : first + " …"
  }

  func name(of type: TypeID) -> String { index.displayName(of: type) }

  /// The subjects that are classes, in order.
  var classes: [ObservableTypes.Subject] {
    types.order.compactMap { id in types[id].flatMap { $0.isProtocol ? nil : $0 } }
  }

  /// Where a type's name is declared.
  func location(of type: TypeID) -> SourceLocation {
    SourceLocation(file: type.file, offset: index[type].nameRange.lowerBound)
  }

  /// Whether a variable has Combine's `@Published`.
  func isPublished(_ variable: VariableFact, in type: TypeID) -> Bool {
    variable.attribute(.published, at: LookupScope(inside: type), in: index) != nil
  }

  func diagnostic(_ id: DiagnosticID, at offset: Int, in file: Int, _ message: String) -> Diagnostic {
    Diagnostic(id: id, location: SourceLocation(file: file, offset: offset), message: message)
  }
}

extension SourceFile {
  /// The edit that takes away an attribute or modifier without leaving a scar.
  func removing(_ range: Range<Int>) -> SourceEdit {
    SourceEdit(range: rangeWithEmptiedCondition(rangeRemoving(range)), replacement: "")
  }

  /// The edit that takes away a statement, with the blank line that would then stand at an end of its block.
  func removingStatement(_ range: Range<Int>) -> SourceEdit {
    let removed = rangeRemoving(range)
    guard removed.lowerBound > 0, removed.upperBound < bytes.count else {
      return SourceEdit(range: removed, replacement: "")
    }
    let isWholeLines = lines.lineRange(containing: removed.lowerBound).lowerBound == removed.lowerBound
    return SourceEdit(range: isWholeLines ? withBlankLine(removed) : withSemicolon(range), replacement: "")
  }

  /// Whole lines that go, with the blank line that would be one of two then, or stand at an end of the block.
  func withBlankLine(_ removed: Range<Int>) -> Range<Int> {
    guard removed.lowerBound > 0, removed.upperBound < bytes.count else { return removed }
    let before = lines.lineRange(containing: removed.lowerBound - 1)
    let after = lines.lineRange(containing: removed.upperBound)
    if isBlank(before), startsWithBrace(after) { return before.lowerBound..<removed.upperBound }
    if isBlank(after), isBlank(before) || endsWithBrace(before) {
      return removed.lowerBound..<after.upperBound
    }
    return removed
  }

  /// A statement among others on its line, with the semicolon that parted it from them, and no other one.
  private func withSemicolon(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while upper > lower, bytes[upper - 1] == 0x3B || bytes[upper - 1] == 0x20 { upper -= 1 }
    while lower > 0, bytes[lower - 1] == 0x20 { lower -= 1 }
    if lower > 0, bytes[lower - 1] == 0x3B { return lower - 1..<upper }
    while upper < bytes.count, bytes[upper] == 0x20 { upper += 1 }
    if upper < bytes.count, bytes[upper] == 0x3B {
      upper += 1
      while upper < bytes.count, bytes[upper] == 0x20 { upper += 1 }
      return range.lowerBound..<upper
    }
    return rangeRemoving(range)
  }

  private func startsWithBrace(_ line: Range<Int>) -> Bool {
    textWithoutOuterBlanks(in: line).hasPrefix("}")
  }

  private func endsWithBrace(_ line: Range<Int>) -> Bool {
    textWithoutOuterBlanks(in: line).hasSuffix("{")
  }

  /// Where a comment ends that follows `offset` on its line; `offset` itself where there is none.
  func endWithComment(after offset: Int) -> Int {
    let rest = offset..<lines.lineRange(containing: offset).upperBound
    guard textWithoutOuterBlanks(in: rest).hasPrefix("//") else { return offset }
    var end = rest.upperBound
    while isBlank(end - 1..<end) { end -= 1 }
    return end
  }

  /// What stands behind a name on its line.
  func restOfLine(behind name: String, at offset: Int) -> String {
    let end = offset + name.utf8.count
    return text(in: end..<max(end, lines.lineRange(containing: end).upperBound))
  }

  /// Whether the line before the one that holds `offset` ends a comment.
  func hasComment(above offset: Int) -> Bool {
    let start = lines.lineRange(containing: offset).lowerBound
    guard start > 0 else { return false }
    let above = textWithoutOuterBlanks(in: lines.lineRange(containing: start - 1))
    return above.hasPrefix("//") || above.hasSuffix("*/")
  }

  func replacing(_ range: Range<Int>, with text: String) -> SourceEdit {
    SourceEdit(range: range, replacement: text)
  }

  func inserting(_ text: String, at offset: Int) -> SourceEdit {
    SourceEdit(range: offset..<offset, replacement: text)
  }

  func textWithoutOuterBlanks(in range: Range<Int>) -> String {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(start..<start + 1) { start += 1 }
    while start < end, isBlank(end - 1..<end) { end -= 1 }
    return text(in: start..<end)
  }

  /// Whether a run of bytes holds nothing but blanks and line ends.
  func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  /// An attribute in front of a declaration: on a line of its own where the declaration starts its line.
  func insertingAttribute(_ attribute: String, before offset: Int) -> SourceEdit {
    guard isFirstOnLine(offset) else { return inserting(attribute + " ", at: offset) }
    let offset = startWithDirectives(before: offset)
    return inserting(attribute + lineEnding(near: offset) + indentation(at: offset), at: offset)
  }

  /// Where the comments begin right above a line that tell a linter about the next line: they stay there.
  private func startWithDirectives(before offset: Int) -> Int {
    var start = offset
    while case let line = lines.lineRange(containing: start), line.lowerBound > 0 {
      let above = lines.lineRange(containing: line.lowerBound - 1)
      let text = textWithoutOuterBlanks(in: above)
      guard text.hasPrefix("//"), text.contains(":disable:next ") else { break }
      start = above.lowerBound + indentation(at: above.lowerBound).utf8.count
    }
    return start
  }
}
