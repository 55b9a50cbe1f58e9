import EffectAnalysis
package import MigrationPlanning
package import SourceText
import SwiftModel

/// Imports `Observation` for migrated types, and removes `import Combine` where the file no longer uses a name of
/// Combine.
///
/// ```swift
/// import Combine
/// import Foundation
/// ```
/// becomes
/// ```swift
/// import Foundation
/// import Observation
/// ```
///
/// SwiftUI and SwiftData re-export `Observation`. The import is inserted in order if the imports are sorted. It has the
/// access level that a public type needs if the file writes access levels on imports.
package enum ImportObservation {
  /// The edits of one file, in addition to its other edits.
  package static func edits(
    in file: Int, applied: SourceEdits, plan: Plan, context: RuleContext
  ) -> [SourceEdit] {
    let facts = context.index.files[file]
    let needs = (plan.appliedByFile[file] ?? []).filter(\.needsObservation)
    let isPublic = needs.flatMap(\.subjects).contains { Self.isPublic($0, context) }
    let visible = imports(in: facts, visibleTo: needs)
    let giving = needs.contains(where: \.namesObservation) ? ["Observation"] : reexporting
    let hasIt = visible.contains { fact in
      giving.contains(fact.path[0]) && !fact.isScoped && gives(fact.accessLevel, toPublic: isPublic)
    }
    let combine =
      declaresMoved(in: file, plan.moved, context)
      ? removableCombine(in: file, applied: applied, context) : nil
    var edits = combineEdits(in: facts, file: file, plan: plan, context)
    if !needs.isEmpty, !hasIt {
      let insertion = insertion(of: "Observation", into: facts, beside: visible, isPublic: isPublic)
      if let combine, combine.range.upperBound == insertion.range.lowerBound {
        return [
          facts.source.replacing(combine.range, with: statement("Observation", in: facts, isPublic: isPublic))
        ]
      }
      edits.append(insertion)
    }
    if let combine { edits.append(facts.source.removingDeclaration(combine.range)) }
    if declaresMoved(in: file, plan.moved, context) {
      edits += removalOfConditional(in: file, applied: applied, context)
    }
    return edits
  }

  /// Removes an `import Combine` that the rest of the file does not need, with the `#if` that has nothing else left in it.
  private static func removalOfConditional(
    in file: Int, applied: SourceEdits, _ context: RuleContext
  ) -> [SourceEdit] {
    let facts = context.index.files[file]
    let imports = facts.imports.filter { $0.path == ["Combine"] }
    guard imports.count == 1, imports[0].isConditional, isRemovable(imports[0], in: file, applied, context)
    else { return [] }
    return facts.source.removingCondition(around: imports[0].range, besides: applied) ?? []
  }

  /// Inserts `import Combine` if an edit uses Combine in a file without the import.
  private static func combineEdits(
    in facts: FileFacts, file: Int, plan: Plan, _ context: RuleContext
  ) -> [SourceEdit] {
    let needs = (plan.appliedByFile[file] ?? []).filter(\.needsCombine)
    let isPublic = needs.flatMap(\.subjects).contains { Self.isPublic($0, context) }
    let visible = imports(in: facts, visibleTo: needs)
    let hasIt = visible.contains { fact in
      fact.path == ["Combine"] && gives(fact.accessLevel, toPublic: isPublic)
    }
    return needs.isEmpty || hasIt
      ? [] : [insertion(of: "Combine", into: facts, beside: visible, isPublic: isPublic)]
  }

  /// The imports visible to all edits: those outside of `#if`, and those in a clause that contains all of the edits.
  private static func imports(in facts: FileFacts, visibleTo needs: [Rewrite]) -> [ImportFact] {
    let places = needs.flatMap { need -> [Range<Int>] in
      guard case .edits(let edits) = need.outcome else { return [] }
      return edits.map(\.range)
    }
    return facts.imports.filter { fact in
      guard let clause = fact.clause else { return true }
      return !places.isEmpty
        && places.allSatisfy { clause.lowerBound <= $0.lowerBound && $0.upperBound <= clause.upperBound }
    }
  }

  /// Whether a file declares a type that moves, the old system's only reason for `import Combine`.
  private static func declaresMoved(in file: Int, _ moved: Set<TypeID>, _ context: RuleContext) -> Bool {
    context.index.files[file].types.indices.contains { number in
      context.index.owners(of: TypeID(file: file, index: number)).contains(where: moved.contains)
    }
  }

  private static let reexporting: Set<String> = ["SwiftUI", "Observation", "SwiftData"]

  /// Whether an import's access level allows its use in the macro's expansion, which is public in a public class.
  private static func gives(_ level: String?, toPublic isPublic: Bool) -> Bool {
    switch level {
    case nil, "public": true
    case "private", "fileprivate": false
    default: !isPublic
    }
  }

  private static func isPublic(_ type: TypeID, _ context: RuleContext) -> Bool {
    let fact = context.index[type]
    if fact.attributes.contains(where: { $0.name == ["usableFromInline"] }) { return true }
    // A member of a `public extension` is public.
    let outer = fact.parent.map { context.index[TypeID(file: type.file, index: $0)] }
    let inherited = outer?.kind == .extension ? outer?.accessLevel : nil
    return (fact.accessLevel ?? inherited ?? .internal) >= .public
  }

  // MARK: Inserting

  /// - Parameter visible: the imports visible where the module is needed; those outside of `#if` come first.
  private static func insertion(
    of module: String, into facts: FileFacts, beside visible: [ImportFact], isPublic: Bool
  ) -> SourceEdit {
    let source = facts.source
    let everywhere = visible.filter { !$0.isConditional }
    let clause = visible.last?.clause
    let imports = everywhere.isEmpty ? visible.filter { $0.clause == clause } : everywhere
    let line = statement(module, in: facts, isPublic: isPublic)
    guard let last = imports.last else { return topInsertion(of: line, into: source) }
    let plain = imports.filter(\.attributes.isEmpty)
    if let next = plain.first(where: { sortKey($0) > module.lowercased() }), isSorted(plain) {
      let start = source.lines.lineRange(containing: next.range.lowerBound).lowerBound
      if source.isFirstOnLine(next.range.lowerBound) {
        return source.inserting(
          source.indentation(at: next.range.lowerBound) + line + source.lineEnding(near: start), at: start)
      }
    }
    let anchor = isSorted(plain) ? plain.last ?? last : last
    return afterLine(of: anchor, inserting: line, in: source)
  }

  private static func statement(_ module: String, in facts: FileFacts, isPublic: Bool) -> String {
    let writesLevels = facts.imports.contains { $0.accessLevel != nil && !$0.isConditional }
    return (writesLevels && isPublic ? "public " : "") + "import " + module
  }

  /// Inserts behind everything on the line of an import, including a comment.
  private static func afterLine(
    of anchor: ImportFact, inserting line: String, in source: SourceFile
  ) -> SourceEdit {
    let end = source.startOfTerminator(ofLineAt: anchor.range.upperBound)
    let ending = source.lineEnding(near: anchor.range.lowerBound)
    return source.inserting(ending + source.indentation(at: anchor.range.lowerBound) + line, at: end)
  }

  private static func sortKey(_ fact: ImportFact) -> String { fact.path.joined(separator: ".").lowercased() }

  private static func isSorted(_ imports: [ImportFact]) -> Bool {
    zip(imports, imports.dropFirst()).allSatisfy { sortKey($0) <= sortKey($1) }
  }

  /// Inserts below a header comment that a blank line follows, or at the top.
  private static func topInsertion(of line: String, into source: SourceFile) -> SourceEdit {
    let start = source.lines.lineRange(containing: 0).lowerBound
    let ending = source.lineEnding(near: start)
    var offset = start
    while offset < source.range.upperBound {
      let range = source.lines.lineRange(containing: offset)
      let text = source.text(in: max(start, range.lowerBound)..<range.upperBound)
      if text.hasPrefix("//") {
        offset = range.upperBound
        continue
      }
      if text.hasPrefix("/*"), !text.hasPrefix("/**"), let end = source.endOfLine(after: "*/", from: offset) {
        offset = end
        continue
      }
      let isBlank = source.isBlank(max(start, range.lowerBound)..<range.upperBound)
      // All imports are in conditional compilation: this comment documents no declaration.
      if text.hasPrefix("#if"), offset > start { return source.inserting(line + ending + ending, at: offset) }
      if isBlank, offset > start { return source.inserting(line + ending + ending, at: range.upperBound) }
      break
    }
    return source.inserting(line + ending + ending, at: start)
  }

  // MARK: Combine

  /// An `import Combine` that the rest of the file does not need.
  private static func removableCombine(
    in file: Int, applied: SourceEdits, _ context: RuleContext
  ) -> ImportFact? {
    let facts = context.index.files[file]
    let combine = facts.imports.first { $0.path == ["Combine"] && !$0.isConditional }
    return combine.flatMap { isRemovable($0, in: file, applied, context) ? $0 : nil }
  }

  private static func isRemovable(
    _ combine: ImportFact, in file: Int, _ applied: SourceEdits, _ context: RuleContext
  ) -> Bool {
    let facts = context.index.files[file]
    guard !applied.isEmpty, combine.attributes.isEmpty, combine.accessLevel != "public",
      !hasComment(behind: combine, in: facts.source)
    else { return false }
    let needsIt = FactsReader.needsCombine(
      applied.applied(to: facts.source), orOneOf: ["ObservableObject", "Published", "objectWillChange"])
    return !needsIt && !mayNeedFoundation(facts, context) && !usesMembersOfCombine(in: file, context)
  }

  /// Whether a file may use members of Combine's types through another file's declarations, such as `token?.cancel()`:
  /// with `MemberImportVisibility`, it has to import Combine. Often, these names belong to other types.
  private static func usesMembersOfCombine(in file: Int, _ context: RuleContext) -> Bool {
    context.references.effects(on: ["cancel", "value"], in: [file]).map(\.use).contains { use in
      guard let base = use.base else { return false }
      let scope = LookupScope(file: file, enclosingType: use.enclosingType)
      switch context.index.type(of: base, in: scope).unwrapped {
      case .external(let name, _):
        return ["AnyCancellable", "CurrentValueSubject"].contains(name.last)
      case .existential(let bounds), .parameter(_, let bounds, _):
        return bounds.contains {
          if case .external(let name, _) = $0 { name.last == "Cancellable" } else { false }
        }
      default: return false
      }
    }
  }

  private static func hasComment(behind fact: ImportFact, in source: SourceFile) -> Bool {
    let line = source.lines.lineRange(containing: fact.range.lowerBound)
    return !source.isBlank(fact.range.upperBound..<line.upperBound)
  }

  /// Whether Combine may be the only import that re-exports Foundation, and the file uses a name that neither the
  /// project nor the standard library declares.
  private static func mayNeedFoundation(_ facts: FileFacts, _ context: RuleContext) -> Bool {
    let hasFoundation = facts.imports.contains { KnownTypes.givesFoundation($0.path[0]) && !$0.isConditional }
    if hasFoundation { return false }
    return !FactsReader.capitalizedNames(in: facts.source).allSatisfy { name in
      KnownTypes.isStandardProtocol(name) || standardNames.contains(name)
        || context.index.declaresType(named: name)
    }
  }

  private static let standardNames: Set<String> = [
    "ObservableObject", "Published", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32",
    "UInt64", "Double", "Float", "Bool", "String", "Character", "Substring", "Array", "Dictionary", "Set",
    "Optional", "Result", "Void", "Never", "AnyHashable", "Self", "CodingKeys",
    "Range", "ClosedRange", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "ObjectIdentifier",
    "Duration", "ContinuousClock", "Task", "MainActor", "AsyncStream", "Decoder", "Encoder",
    "Observable", "Element", "Combine", "ObservableObjectPublisher", "PassthroughSubject", "AnyCancellable",
  ]
}

extension Rewrite {
  /// Whether it names the module, which a file with a re-exporting import may not import.
  fileprivate var namesObservation: Bool {
    guard case .edits(let edits) = outcome else { return false }
    return edits.contains { $0.replacement.contains("Observation.") }
  }
}
