/// The types and functions of the sources that take closures as actions only: each closure that they may be handed gives
/// no result, and may outlive the call. By their names, as it is of all of a name, or of none.
///
/// ```swift
/// struct ActionRow: View { let action: () -> Void … }
/// ActionRow { store.count += 1 }      // does not run while a view is made
/// ```
package struct ActionTakers: Sendable {
  private var names: Set<String> = []
  private var others: Set<String> = []

  init() {}

  /// - Parameter aliases: the names of all type aliases, which may stand for the types of closures.
  init(in files: [FileFacts], aliases: Set<String>) {
    for facts in files {
      for function in facts.globalFunctions { add(function.parameters, as: function.name, aliases) }
      for type in facts.types { add(type, aliases) }
    }
    names.subtract(others)
  }

  /// The effect, where that of the code around says more than its syntax: such a closure runs later.
  package func placed(_ effect: Effect) -> Effect {
    let isAction = effect.closures.contains { $0.callee.map(names.contains) == true }
    return isAction ? effect.runningLater : effect
  }

  private mutating func add(_ type: TypeFact, _ aliases: Set<String>) {
    for function in type.functions where function.kind == .function {
      add(function.parameters, as: function.name, aliases)
    }
    guard let name = type.name.last else { return }
    for initializer in type.functions where initializer.kind == .initializer {
      add(initializer.parameters, as: name, aliases)
    }
    for variable in type.variables where variable.isStored && !variable.isStatic {
      add(closure: variable.type, isEscaping: true, as: name, aliases)
    }
  }

  private mutating func add(_ parameters: [ParameterFact], as name: String, _ aliases: Set<String>) {
    for parameter in parameters {
      add(closure: parameter.type, isEscaping: parameter.isEscaping, as: name, aliases)
    }
  }

  private mutating func add(
    closure type: TypeExpression?, isEscaping: Bool, as name: String, _ aliases: Set<String>
  ) {
    switch type {
    case .function(_, let result) where result.isVoid && isEscaping,
      .optional(.function(_, let result))
    where result.isVoid:
      names.insert(name)
    case .function, .optional(.function): others.insert(name)
    case .named(let parts) where parts.last.map({ aliases.contains($0.name) }) == true: others.insert(name)
    default: break
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
