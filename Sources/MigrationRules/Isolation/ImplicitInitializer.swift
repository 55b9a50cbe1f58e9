import MigrationPlanning
import SwiftModel

/// Classes on a global actor with an implicit initializer that code off the actor calls.
///
/// ```swift
/// @MainActor final class Theme: ObservableObject { @Published var size = 12 }
/// struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }
/// ```
///
/// In Swift 6 mode an implicit initializer is nonisolated if no default needs isolation. The macro's properties have
/// `init` accessors, which isolate it. In Swift 5 mode it was always isolated, and no such call compiles.
enum ImplicitInitializer {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let classes = Set(context.classes.filter { becomesIsolated($0, context) }.map(\.id))
    if classes.isEmpty { return [] }
    let names = Set(classes.compactMap { context.index[$0].name.last }).union(context.index.typeAliasNames)
    return context.index.files.indices.flatMap { file -> [Rewrite] in
      let facts = context.index.files[file]
      let ofTypes = facts.types.indices.flatMap {
        members(of: TypeID(file: file, index: $0), making: names, context)
      }
      return (globals(of: facts, making: names) + ofTypes).compactMap {
        rewrite(of: $0, in: file, classes, context)
      }
    }
  }

  /// The default of a variable or a parameter.
  private struct Value {
    let expression: ExpressionFact?
    let type: TypeExpression?
    let offset: Int?
    let enclosingType: Int?
    /// Evaluated lazily, for the few relevant values.
    let isOffActor: () -> Bool
  }

  private static func globals(of facts: FileFacts, making names: Set<String>) -> [Value] {
    facts.globalVariables.filter { $0.initializer.mayMakeOne(of: names) }.map { variable in
      value(of: variable, in: nil) { !variable.attributes.contains(where: \.isActor) }
    }
      + facts.globalFunctions.flatMap { function in
        values(of: function, making: names, in: nil) { !function.attributes.contains(where: \.isActor) }
      }
  }

  private static func members(
    of declaration: TypeID, making names: Set<String>, _ context: RuleContext
  ) -> [Value] {
    let fact = context.index[declaration]
    return fact.variables.filter { $0.initializer.mayMakeOne(of: names) }.map { variable in
      value(of: variable, in: declaration.index) { isOffActor(variable, in: declaration, context) }
    }
      + fact.functions.flatMap { function in
        values(of: function, making: names, in: declaration.index) {
          isOffActor(function, in: declaration, context)
        }
      }
  }

  private static func value(
    of variable: VariableFact, in type: Int?, isOffActor: @escaping () -> Bool
  ) -> Value {
    Value(
      expression: variable.initializer, type: variable.type,
      offset: variable.initializerValueRange?.lowerBound, enclosingType: type, isOffActor: isOffActor)
  }

  private static func values(
    of function: FunctionFact, making names: Set<String>, in type: Int?, isOffActor: @escaping () -> Bool
  ) -> [Value] {
    function.parameters.filter { $0.hasDefault && $0.defaultValue.mayMakeOne(of: names) }.map {
      Value(
        expression: $0.defaultValue, type: $0.type, offset: $0.defaultRange?.lowerBound, enclosingType: type,
        isOffActor: isOffActor)
    }
  }

  private static func rewrite(
    of value: Value, in file: Int, _ classes: Set<TypeID>, _ context: RuleContext
  ) -> Rewrite? {
    let scope = LookupScope(file: file, enclosingType: value.enclosingType)
    guard let place = value.offset, let type = made(by: value, in: scope, context), classes.contains(type),
      value.isOffActor()
    else { return nil }
    let name = context.name(of: type)
    return .blocked(
      [type],
      context.diagnostic(
        .implicitInitializer, at: place, in: file,
        "'\(name)' is made off its actor here, and the implicit initializer would be on it once '\(name)' has tracked properties; write 'nonisolated init() {}' in '\(name)' first"
      ))
  }

  /// The type whose initializer is called.
  private static func made(by value: Value, in scope: LookupScope, _ context: RuleContext) -> TypeID? {
    guard let callee = value.expression?.callee else { return nil }
    let type =
      callee == .implicitMember("init")
      ? value.type.map { context.index.resolve($0, in: scope) }.map(ResolvedType.metatype)
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

  /// Isolated by an attribute of its own, or of a protocol of the project.
  private static func isOnActor(_ type: TypeID, _ context: RuleContext) -> Bool {
    let scope = LookupScope(file: type.file, enclosingType: context.index[type].parent)
    let entries = context.index[type].inheritance?.entries ?? []
    let protocols = entries.flatMap { context.index.resolveBound($0.type, in: scope).declarations }
      .filter { context.index[$0].kind == .protocol }
      .flatMap { [$0] + context.index.allRefinedProtocols(of: $0) }
    return ([type] + protocols).contains { context.index[$0].attributes.contains(where: \.isActor) }
  }

  /// Whether the default of a variable is certainly evaluated on no actor.
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

  /// The same of the defaults of a function's parameters.
  private static func isOffActor(
    _ function: FunctionFact, in declaration: TypeID, _ context: RuleContext
  ) -> Bool {
    if function.isNonisolated { return true }
    if function.attributes.contains(where: \.isActor) { return false }
    return context.index.owners(of: declaration).contains { !isOnActor($0, declaration, context) }
  }

  /// Also if the isolation is unknown, or may come from wrappers.
  private static func isOnActor(_ owner: TypeID, _ declaration: TypeID, _ context: RuleContext) -> Bool {
    if context.index[owner].kind == .protocol { return true }
    let isWrapped = context.index.declarations(of: owner).contains { !context.properties(of: $0).isEmpty }
    return isWrapped && !context.index.isSwift6(owner.file)
      || MainActorNotes.mayBeIsolated(owner, context.model)
      || MainActorNotes.mayBeIsolated(declaration, context.model)
  }
}

extension ExpressionFact? {
  /// By its name alone, since there are many defaults.
  fileprivate func mayMakeOne(of names: Set<String>) -> Bool {
    guard let callee = self?.callee else { return false }
    switch callee {
    case .name(let name): return names.contains(name)
    case .member(_, let name), .implicitMember(let name): return name == "init" || names.contains(name)
    default: return true
    }
  }
}
