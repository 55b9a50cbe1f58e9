import MigrationPlanning
import SourceText
import SwiftModel

/// Replaces `@StateObject` by `@State`, also where an initializer fills it.
///
/// ```swift
/// @StateObject private var player = Player()
/// init(track: Track) { _player = StateObject(wrappedValue: Player(track)) }
/// ```
/// becomes
/// ```swift
/// @State private var player = Player()
/// init(track: Track) { _player = State(wrappedValue: Player(track)) }
/// ```
///
/// A default that every initializer replaces goes, since the `@State` of Xcode 27 lets it win. Where it would be noticed
/// that objects are made again and again, `@StateObject` stays (`KeptStateObjects`). Blocks with
/// `state-created-eagerly`, `state-default-and-initializer`, `wrapper-storage-used` and `projection-passed-whole`.
enum ReplaceStateObject {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let properties = context.properties.filter { $0.wrapper == .stateObject }
    let unread = LostUpdates(in: context.model, for: properties, besides: context.unannounced)
    let eager = EagerStateNotes(in: context)
    let rewrites = properties.flatMap { property -> [Rewrite] in
      guard !property.subjects.isEmpty else {
        return UnclearProperties.rewrites(of: property, in: context.model)
      }
      if let reason = context.keptStateObjects.reason(toKeep: property) {
        return [staying(property, eager.note(onKept: property, for: reason))]
          + unread.rewrites(for: property, context)
      }
      return [attribute(of: property, context)] + unread.rewrites(for: property, context)
        + StateObjectDefaults.rewrites(of: property, context) + projections(of: property, context)
    }
    // Statements that move to one place keep their order.
    let uses = properties.filter { property in
      !property.subjects.isEmpty && context.keptStateObjects.reason(toKeep: property) == nil
    }.flatMap { property in
      (context.uses.storageUses[property.id] ?? []).map { (located: $0, property: property) }
    }.sorted {
      ($0.located.file, $0.located.use.range.lowerBound) < ($1.located.file, $1.located.use.range.lowerBound)
    }
    return rewrites + uses.map { storage($0.located, of: $0.property, context) }
  }

  /// With all that is said of it. Its wrapper, its initial value and its bindings stay as they are.
  private static func staying(_ property: WrappedProperty, _ note: Diagnostic) -> Rewrite {
    .edits([], of: property.subjects, in: property.file, notes: [note], counts: .use)
  }

  private static func attribute(of property: WrappedProperty, _ context: RuleContext) -> Rewrite {
    let scope = LookupScope(inside: property.id.declaration)
    let isQualified = property.attribute.name.count > 1
    let name = isQualified ? "State" : context.model.swiftUIName("State", at: scope)
    // A macro, as `@State` is with Xcode 27, takes no type in brackets.
    let source = context.source(property.file)
    let type = WrapperArguments.annotation(moving: property.attribute, to: property.variable, source)
    let start = property.attribute.nameRange.lowerBound
    let end = type.isEmpty ? property.attribute.nameRange.upperBound : property.attribute.range.upperBound
    let added = type.isEmpty ? [] : [source.inserting(type, at: property.variable.nameRange.upperBound)]
    let eager = EagerStateNotes(in: context)
    let rewrite = Rewrite.edits(
      [source.replacing(start..<end, with: name)] + added,
      of: property.subjects, in: property.file,
      notes: eager.notes(for: property) + MainActorNotes.notes(for: property, in: context.model), counts: .use
    )
    return eager.reasonNotToReplace(property).map(rewrite.reviewed) ?? rewrite
  }

  // MARK: Initializers

  private static func storage(
    _ located: Located<StorageUse>, of property: WrappedProperty, _ context: RuleContext
  ) -> Rewrite {
    let use = located.use
    let source = context.source(located.file)
    switch use.form {
    case .initialization(let initialization)
    where initialization.label == "wrappedValue" && [nil, "StateObject"].contains(initialization.wrapper):
      var edits: [SourceEdit] = []
      if initialization.wrapper != nil {
        let scope = LookupScope(inside: property.id.declaration)
        edits = [
          source.replacing(initialization.wrapperRange, with: context.model.swiftUIName("State", at: scope))
        ]
      }
      if let move = use.move, let end = end(of: move, of: property, context) {
        edits = moved(move.statement, behind: end, edits, source) ?? edits
      }
      return .edits(
        edits, of: property.subjects, in: located.file,
        notes: EagerStateNotes(in: context)
          .notes(for: initialization, in: located.file, of: property),
        counts: .use)
    // Before everything is set, the wrapper can be read and the property cannot.
    case .wrappedValue where use.initializerOffset != nil:
      return .edits([], of: property.subjects, in: located.file, counts: .use)
    case .wrappedValue:
      return located.rewriteToObject(of: property, context.model)
    default:
      return .blocked(
        property.subjects,
        context.diagnostic(
          .wrapperStorageUsed, at: use.range.lowerBound, in: located.file,
          "'_\(use.name)' is used as a 'StateObject' in a way that 'State' may not take; assign it as '_\(use.name) = StateObject(wrappedValue: …)' in the initializer"
        ))
    }
  }

  /// The `@State` of Xcode 27 is assigned after every other variable has a value, those of other wrappers too. Whatever uses
  /// the view as a whole comes after that. Source: Apple's technical note TN3211.
  private static func end(
    of move: StorageUse.Move, of property: WrappedProperty, _ context: RuleContext
  ) -> Int? {
    let name = property.variable.name
    let needed = StateObjectDefaults.membersOfWhole(around: property, context).union([name, "_" + name])
    let states = Self.states(around: property, context)
    var end: Int?
    for step in move.steps {
      if step.usesWhole || !step.names.isDisjoint(with: needed) || [name, "_" + name].contains(step.target) {
        break
      }
      if !states.contains(step.target) { end = step.range.upperBound }
    }
    return end
  }

  /// The storage of all that is, or becomes, `@State` in the type of a property.
  private static func states(around property: WrappedProperty, _ context: RuleContext) -> Set<String> {
    let declarations = context.index.owner(of: property.id).map(context.index.declarations(of:)) ?? []
    return Set(
      declarations.flatMap { context.index[$0].variables }.filter { variable in
        variable.attributes.contains { $0.libraryWrapper.contains(.keepsFirstValue) }
      }.map { "_" + $0.name })
  }

  private static func moved(
    _ range: Range<Int>, behind offset: Int, _ edits: [SourceEdit], _ source: SourceFile
  ) -> [SourceEdit]? {
    let start = range.lowerBound
    guard source.isFirstOnLine(start) else { return nil }
    var statement = source.text(in: range)
    if let edit = edits.first {
      statement =
        source.text(in: start..<edit.range.lowerBound) + edit.replacement
        + source.text(in: edit.range.upperBound..<range.upperBound)
    }
    let line = source.lines.lineRange(containing: offset)
    var end = line.upperBound
    while end > offset, source.isBlank(end - 1..<end) { end -= 1 }
    let separator = source.lineEnding(near: start) + source.indentation(at: start)
    return [source.removingStatement(range), source.inserting(separator + statement, at: end)]
  }

  // MARK: Projections

  private static func projections(of property: WrappedProperty, _ context: RuleContext) -> [Rewrite] {
    (context.uses.projections[property.id] ?? []).map { located in
      PassedProjection.isHidden(located.use) || located.use.isOfStorage
        ? located.rewriteToBindable(of: property, context.model)
        : located.use.isWhole
          ? PassedProjection.rewrite(of: located, of: property, context.model)
          : .edits([], of: property.subjects, in: located.file, counts: .use)
    }
  }
}
