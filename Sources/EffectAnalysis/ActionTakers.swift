import SwiftModel

/// The types of the sources that take closures as actions only: each closure that their initializers may be handed gives
/// no result, and may outlive the call.
///
/// ```swift
/// struct ActionRow: View { let action: () -> Void … }
/// ActionRow { store.count += 1 }      // does not run while a view is made
/// ```
/// Functions are not told from those of libraries by the names that closures are handed to: `.overlay { … }`.
struct ActionTakers: Sendable {
  private let index: ProjectIndex
  private let types: Set<TypeID>
  /// Their last names.
  private let names: Set<String>

  init(in index: ProjectIndex) {
    self.index = index
    types = Set(
      index.nominalTypes.filter { type in
        let closures = index.declarations(of: type).flatMap {
          Self.closures(of: index[$0], aliases: index.typeAliasNames)
        }
        return !closures.isEmpty && closures.allSatisfy { $0 == .action }
      })
    names = Set(types.compactMap { index[$0].name.last })
  }

  /// The effect, where that of the code around says more than its syntax: such a closure runs later.
  func placed(_ effect: Effect, in file: Int) -> Effect {
    let scope = LookupScope(file: file, enclosingType: effect.enclosingType)
    return effect.closures.contains { takes($0, in: scope) } ? effect.runningLater : effect
  }

  private func takes(_ closure: DeferredClosure, in scope: LookupScope) -> Bool {
    guard let name = closure.callee, names.contains(name),
      case .project(let type, _) = index.resolve(.name(name), in: scope)
    else { return false }
    return types.contains(type)
  }

  // MARK: Declarations

  private enum Closure { case action, other }

  /// The closures that initializers take, those without a declaration too.
  private static func closures(of type: TypeFact, aliases: Set<String>) -> [Closure] {
    let parameters = type.functions.filter { $0.kind == .initializer }.flatMap(\.parameters)
    let variables = type.variables.filter { $0.isStored && !$0.isStatic }
    return parameters.compactMap { closure($0.type, isEscaping: $0.isEscaping, aliases) }
      + variables.compactMap { closure($0.type, isEscaping: true, aliases) }
  }

  /// - Parameter aliases: the names of all type aliases, which may stand for the types of closures.
  private static func closure(
    _ type: TypeExpression?, isEscaping: Bool, _ aliases: Set<String>
  ) -> Closure? {
    switch type {
    case .function(_, let result): isEscaping && result.isVoid ? .action : .other
    case .optional(.function(_, let result)): result.isVoid ? .action : .other
    case .named(let parts) where parts.last.map({ aliases.contains($0.name) }) == true: .other
    default: nil
    }
  }
}

extension TypeExpression {
  fileprivate var isVoid: Bool {
    switch self {
    case .tuple(let types, _): types.isEmpty
    default: dottedName?.last == "Void"
    }
  }
}
