import SwiftModel

/// What the types of the sources do with the closures that their initializers are handed.
///
/// ```swift
/// struct ActionRow: View { let action: () -> Void … }
/// ActionRow { store.count += 1 }      // does not run while a view is made
/// struct Card<Content: View>: View { let content: () -> Content … }
/// Card { Text(store.title) }          // the card depends on the title, and not the view around
/// ```
/// Functions are not told from those of libraries by the names that closures are handed to: `.overlay { … }`.
struct ClosureTakers: Sendable {
  private let index: ProjectIndex
  /// Each closure that they may be handed gives no result, and may outlive the call.
  private let actions: Set<TypeID>
  /// They may keep a closure that gives a result.
  private let keepers: Set<TypeID>
  /// Their last names.
  private let names: Set<String>
  /// The names of functions that may keep a closure that they are given, or not call it: all but those that take what makes
  /// content, and do not let it escape.
  private let functions: Set<String>
  /// Those that take actions alone, and have no name of a library's: `func row(_ title: String, action: @escaping () -> Void)`.
  /// Of what they are members, the name does not say.
  private let functionsTakingActions: Set<String>

  init(in index: ProjectIndex) {
    self.index = index
    let closures = index.nominalTypes.map { type in
      let declarations = index.declarations(of: type).map { index[$0] }
      return (type, declarations.flatMap { Self.closures(of: $0, aliases: index.typeAliasNames) })
    }
    actions = Set(closures.filter { !$1.isEmpty && $1.allSatisfy { $0 == .action } }.map(\.0))
    keepers = Set(closures.filter { $1.contains(.kept) }.map(\.0))
    names = Set(actions.union(keepers).compactMap { index[$0].name.last })
    var (functions, others): (Set<String>, Set<String>) = ([], [])
    for function in index.files.flatMap({ $0.globalFunctions + $0.types.flatMap(\.functions) })
    where function.kind == .function {
      for parameter in function.parameters {
        let (type, aliases) = (parameter.type, index.typeAliasNames)
        guard let closure = Self.closure(type, isEscaping: parameter.isEscaping, aliases) else { continue }
        if parameter.isEscaping || !parameter.isBuilder { functions.insert(function.name) }
        if closure != .action { others.insert(function.name) }
      }
    }
    self.functions = functions
    functionsTakingActions = functions.subtracting(others).filter { !LibraryEffects.isKnown(callee: $0) }
  }

  /// What is known of the closures around code, where the declarations of who takes them say more than its syntax: an
  /// action runs later, and what is made of a closure that is kept depends by itself on what that reads.
  func placed(_ closures: [DeferredClosure], in scope: LookupScope) -> PlacedClosures {
    let takers = closures.map { taker(of: $0, in: scope) }
    if takers.contains(where: { $0.map(actions.contains) == true })
      || closures.contains(where: { closure in
        closure.isCalleeOfSelf && closure.callee.map(functionsTakingActions.contains) == true
      })
    {
      return PlacedClosures(closures, runLater: true)
    }
    var placed = closures
    for (number, taker) in takers.enumerated() where taker.map(keepers.contains) == true {
      placed[number].isMadeByItself = true
    }
    for number in placed.indices where placed[number].callee.map(functions.contains) == true {
      placed[number].mayNotRun = true
    }
    return PlacedClosures(placed)
  }

  private func taker(of closure: DeferredClosure, in scope: LookupScope) -> TypeID? {
    guard let name = closure.callee, names.contains(name),
      case .project(let type, _) = index.resolve(.name(name), in: scope)
    else { return nil }
    return type
  }

  // MARK: Declarations

  private enum Closure { case action, kept, other }

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
    case .function(_, let result): isEscaping ? (result.isVoid ? .action : .kept) : .other
    case .optional(.function(_, let result)): result.isVoid ? .action : .kept
    case .named(let parts) where parts.last.map({ aliases.contains($0.name) }) == true: .other
    default: nil
    }
  }
}
