import MigrationPlanning
import SwiftModel

/// The types that an object may have of which the sources do not tell the type.
///
/// ```swift
/// Rows(items) { item in Row(title: item.title).environmentObject(item) }
/// ```
/// Here, those that may have a member `title`.
enum UnclearObject {
  /// Those of the argument of a call.
  ///
  /// - Parameter type: what is known of it.
  static func types(
    of use: EnvironmentCallUse, resolvedTo type: ResolvedType, in scope: LookupScope, _ context: RuleContext
  ) -> [TypeID] {
    let candidates = candidates(for: use.argument, of: type, in: scope, context)
    let members = FactsReader.members(ofLocalAt: use.argumentRange, in: context.source(scope.file))
    return candidates.filter { candidate in
      !members.contains { context.index.surelyLacksMember(named: $0, candidate) }
    }
  }

  /// Those of all members of its name in the project, or any type.
  private static func candidates(
    for argument: ExpressionFact, of type: ResolvedType, in scope: LookupScope, _ context: RuleContext
  ) -> [TypeID] {
    if let given = context.index.typesGiven(toForeignMethodOf: argument, in: scope) {
      return Set(given.flatMap(context.types.subjects)).sorted()
    }
    if case .ambiguous(let ids) = type { return ids.filter { context.types[$0] != nil } }
    guard case .member(_, let name) = argument.optionalValue, !LibraryEffects.givesTypeArgument(name) else {
      return context.types.order
    }
    let types = context.index.allVariables(named: name).map { id in
      context.index.typeOfVariable(context.index[id], in: LookupScope(inside: id.declaration)).unwrapped
    }
    guard types.contains(where: { mayBeObservable($0, context) }), types.allSatisfy(\.isKnown) else {
      return context.types.order
    }
    return Set(types.flatMap { subjects(in: $0, context) }).sorted()
  }

  /// Of a generic parameter, all types that may stand for it.
  private static func subjects(in type: ResolvedType, _ context: RuleContext) -> [TypeID] {
    guard case .parameter(_, let bounds, _) = type else { return context.types.subjects(in: type) }
    let conformances = EquatableConformances(model: context.model)
    return context.types.order.filter { candidate in
      bounds.allSatisfy { conformances.mayConform(candidate, to: $0) }
    }
  }

  /// An environment object is observable: a type for which no property of the name can be observable is ruled out.
  private static func mayBeObservable(_ type: ResolvedType, _ context: RuleContext) -> Bool {
    switch type {
    case .external(let names, _): !KnownTypes.isStandardValue(names.last ?? "")
    case .parameter: true
    default:
      type.declarations.contains { context.types[$0] != nil || context.types.foreign[$0] != nil }
    }
  }
}

extension ExpressionFact {
  /// The expression `e` of `if let x = e`.
  fileprivate var optionalValue: ExpressionFact {
    switch self {
    case .unwrapped(let value), .optionalChain(let value): value.optionalValue
    default: self
    }
  }
}
