import MigrationPlanning
import ProjectIndex
import SourceText

/// Removes `objectWillChange.send()` where it announces a change that the macro announces by itself.
///
/// ```swift
/// var count = 0 {
///   willSet { objectWillChange.send() }
/// }
/// ```
/// becomes
/// ```swift
/// var count = 0
/// ```
///
/// That is so in the observer of a tracked variable, and right before or after a statement that changes one.
/// Every other use blocks with `object-will-change-used`.
enum RemoveObjectWillChange {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.index.files.indices.flatMap { file in
      context.index.files[file].objectWillChangeUses.flatMap { rewrites(of: $0, in: file, context) }
    } + ownPublishers(in: context)
  }

  private static func rewrites(
    of use: ObjectWillChangeUse, in file: Int, _ context: RuleContext
  ) -> [Rewrite] {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    if use.base == nil || use.base == .selfReference, case .sendStatement(let statement) = use.form {
      let owners = context.types.subjects(in: context.index.selfType(in: scope))
      if let owner = owners.first, owners.count == 1, isCovered(statement, in: owner, context) {
        let source = context.source(file)
        let edit =
          statement.emptiedObserver.map { range in
            // All observers with their braces, or one of several.
            source.isBlank(range.lowerBound..<range.lowerBound + 1) || source.bytes[range.lowerBound] == 0x7B
              ? source.replacing(range, with: "") : source.removingStatement(range)
          } ?? source.removingStatement(statement.range)
        return [.edits([edit], of: [owner], in: file, counts: .use)]
      }
    }
    return subjects(of: use, in: scope, context).map { subject in
      .blocked([subject], blocker(use, subject, file, context))
    }
  }

  /// The macro announces the change that stands beside it.
  private static func isCovered(
    _ statement: ObjectWillChangeUse.SendStatement, in owner: TypeID, _ context: RuleContext
  ) -> Bool {
    if let variable = statement.observedVariable { return isTracked(variable, in: owner, context) }
    return !statement.adjacentWrites.isEmpty
      && statement.adjacentWrites.allSatisfy { isAnnounced($0, in: owner, context) }
  }

  /// Changes a tracked variable itself, not an object that it holds.
  private static func isAnnounced(_ write: MemberWrite, in owner: TypeID, _ context: RuleContext) -> Bool {
    guard isTracked(write.name, in: owner, context) else { return false }
    if write.target == .variable { return true }
    if write.target == .path { return false }
    return context.index.variables(named: write.name, of: owner).allSatisfy { id in
      guard case .propertyReceiver(let inner) = write.target else { return holdsValue(id, context) }
      let type = context.index.typeOfVariable(context.index[id], in: LookupScope(inside: id.declaration))
      let members = type.unwrapped.declarations.flatMap { context.index.variables(named: inner, of: $0) }
      return holdsValue(id, context) && !members.isEmpty && members.allSatisfy { holdsValue($0, context) }
    }
  }

  /// Its type is known to be a value type.
  private static func holdsValue(_ id: VariableID, _ context: RuleContext) -> Bool {
    switch context.index.typeOfVariable(context.index[id], in: LookupScope(inside: id.declaration)).unwrapped
    {
    case .project(let type, _): [.struct, .enum].contains(context.index[type].kind)
    case .array, .dictionary, .tuple: true
    case .external(let name, _): KnownTypes.isStandardValue(name.last ?? "")
    default: isLiteral(context.index[id].initializer)
    }
  }

  /// `var names = ["a"]`, `var isOn = false`: a value of the standard library.
  private static func isLiteral(_ expression: ExpressionFact?) -> Bool {
    switch expression {
    case .literal, .arrayLiteral: true
    default: false
    }
  }

  private static func isTracked(_ name: String, in owner: TypeID, _ context: RuleContext) -> Bool {
    guard let subject = context.types[owner] else { return false }
    let variables = context.index[owner].variables.filter { $0.name == name }
    return !variables.isEmpty
      && variables.allSatisfy { variable in
        let scope = LookupScope(inside: owner)
        if variable.attribute(.published, at: scope, in: context.index) != nil { return true }
        return variable.isStored && !variable.isLet && !variable.isStatic && !variable.isTuplePattern
          && !variable.attributes.contains { MacroLimits.isWrapper($0, at: owner, context) }
          && UntrackableReason.find(for: variable, in: subject, context) == nil
      }
  }

  /// Whose `objectWillChange` it is; every observable type where nothing says.
  private static func subjects(
    of use: ObjectWillChangeUse, in scope: LookupScope, _ context: RuleContext
  ) -> [TypeID] {
    if let wrapper = GenericUses.wrapper(at: use.range.lowerBound, in: scope, context) {
      return GenericUses.types(holding: wrapper, context)
    }
    let type: ResolvedType
    if let base = use.base, base != .selfReference {
      type = context.index.type(of: base, in: scope).unwrapped
    } else {
      type = context.index.selfType(in: scope)
    }
    if case .external = type { return [] }
    if let subjects = context.subjects(in: type), !subjects.isEmpty || !type.declarations.isEmpty {
      return subjects
    }
    return context.types.order
  }

  private static func blocker(
    _ use: ObjectWillChangeUse, _ subject: TypeID, _ file: Int, _ context: RuleContext
  ) -> Diagnostic {
    context.diagnostic(
      .objectWillChangeUsed, at: use.range.lowerBound, in: file,
      "'\(context.text(use.range, in: file))' is used, and '\(context.name(of: subject))' would have no 'objectWillChange'; observe the properties that matter with 'onChange(of:)' or 'withObservationTracking', or announce with 'withMutation(keyPath:)'"
    )
  }

  /// A class that declares its own `objectWillChange` decides itself when views are told.
  private static func ownPublishers(in context: RuleContext) -> [Rewrite] {
    context.classes.flatMap { subject in
      context.index.variables(named: "objectWillChange", of: subject.id).map { id in
        .blocked(
          [subject.id],
          context.diagnostic(
            .objectWillChangeUsed, at: context.index[id].nameRange.lowerBound, in: id.declaration.file,
            "'\(context.name(of: subject.id))' declares its own 'objectWillChange'; remove it, and let the tracked properties announce their changes"
          ))
      }
    }
  }
}
