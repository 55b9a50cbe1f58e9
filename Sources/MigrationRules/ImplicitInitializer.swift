import MigrationPlanning
import ProjectIndex

/// Classes on a global actor whose initializer is not written, and that are made off their actor.
///
/// ```swift
/// @MainActor final class Theme: ObservableObject { @Published var size = 12 }
/// struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }
/// ```
///
/// In Swift 6 mode the implicit initializer is on no actor, as no default needs one. The properties of the macro
/// have `init` accessors, and these put it on the actor. In Swift 5 mode it always was, and no such place compiles.
enum ImplicitInitializer {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let classes = Set(context.classes.filter { becomesIsolated($0, context) }.map(\.id))
    if classes.isEmpty { return [] }
    return context.index.files.indices.flatMap { file -> [Rewrite] in
      let facts = context.index.files[file]
      let globals = facts.globalVariables.filter { !$0.attributes.contains(where: \.isActor) }
        .compactMap { rewrite(of: $0, in: LookupScope(file: file, enclosingType: nil), classes, context) }
      return globals
        + facts.types.indices.flatMap { members(of: TypeID(file: file, index: $0), classes, context) }
    }
  }

  private static func members(
    of declaration: TypeID, _ classes: Set<TypeID>, _ context: RuleContext
  ) -> [Rewrite] {
    context.index[declaration].variables.compactMap { variable in
      rewrite(of: variable, in: LookupScope(inside: declaration), classes, context) {
        isOffActor(variable, in: declaration, context)
      }
    }
  }

  private static func rewrite(
    of variable: VariableFact, in scope: LookupScope, _ classes: Set<TypeID>, _ context: RuleContext,
    where isOffActor: () -> Bool = { true }
  ) -> Rewrite? {
    guard let place = variable.initializerValueRange?.lowerBound,
      let type = made(by: variable, in: scope, context), classes.contains(type), isOffActor()
    else { return nil }
    let name = context.name(of: type)
    return .blocked(
      [type],
      context.diagnostic(
        .implicitInitializer, at: place, in: scope.file,
        "'\(name)' is made off its actor here, and the implicit initializer would be on it once '\(name)' has tracked properties; write 'nonisolated init() {}' in '\(name)' first"
      ))
  }

  /// The type whose initializer the default of a variable calls.
  private static func made(
    by variable: VariableFact, in scope: LookupScope, _ context: RuleContext
  ) -> TypeID? {
    guard case .call(let callee)? = variable.initializer else { return nil }
    let type =
      callee == .implicitMember("init")
      ? variable.type.map { context.index.resolve($0, in: scope) }.map(ResolvedType.metatype)
      : context.index.type(of: callee, in: scope)
    if case .metatype(.project(let id, _))? = type { return id }
    return nil
  }

  // MARK: Isolation

  private static func becomesIsolated(_ subject: ObservableTypes.Subject, _ context: RuleContext) -> Bool {
    let fact = context.index[subject.id]
    return !subject.isMigrated && fact.kind == .class
      && !fact.functions.contains { $0.kind == .initializer } && isOnActor(subject.id, context)
      && fact.variables.contains { context.isTracked($0, in: subject.id) }
  }

  /// By its own attribute, or by that of a protocol of the project.
  private static func isOnActor(_ type: TypeID, _ context: RuleContext) -> Bool {
    let scope = LookupScope(file: type.file, enclosingType: context.index[type].parent)
    let entries = context.index[type].inheritance?.entries ?? []
    let protocols = entries.flatMap { context.index.resolve($0.type, in: scope).declarations }
      .filter { context.index[$0].kind == .protocol }
      .flatMap { [$0] + context.index.allRefinedProtocols(of: $0) }
    return ([type] + protocols).contains { context.index[$0].attributes.contains(where: \.isActor) }
  }

  /// Whether the default of a variable is known to be made on no actor.
  private static func isOffActor(
    _ variable: VariableFact, in declaration: TypeID, _ context: RuleContext
  ) -> Bool {
    if variable.attributes.contains(where: \.isActor) { return false }
    if variable.modifiers.contains(where: { $0.name == "nonisolated" }) { return true }
    let owners = context.index.owners(of: declaration)
    // `@Entry` makes a key of it, which is on no actor.
    if owners.isEmpty { return variable.attributes.contains { $0.name.last == "Entry" } }
    return owners.contains { owner in
      let initializers = context.index.declarations(of: owner).flatMap { context.index[$0].functions }
        .filter { $0.kind == .initializer && !$0.delegates && !$0.isConvenience }
      if isOnActor(owner, declaration, context) {
        return !variable.isStatic && initializers.contains(where: \.isNonisolated)
      }
      return variable.isStatic || variable.isLazy || initializers.isEmpty
        || initializers.contains { !$0.attributes.contains(where: \.isActor) }
    }
  }

  /// Also where that is not known, and where wrappers may do it.
  private static func isOnActor(_ owner: TypeID, _ declaration: TypeID, _ context: RuleContext) -> Bool {
    if context.index[owner].kind == .protocol { return true }
    let isWrapped = context.index.declarations(of: owner).contains { !context.properties(of: $0).isEmpty }
    return isWrapped && !context.index.isSwift6(owner.file)
      || MainActorNotes.isIsolated(owner, context) || MainActorNotes.isIsolated(declaration, context)
  }
}
