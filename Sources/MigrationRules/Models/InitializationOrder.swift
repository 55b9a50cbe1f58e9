import SwiftModel

/// Uses of variables in initializers before every stored variable has a value.
enum InitializationOrder {
  /// Uses of a variable in initializers before every stored variable has a value.
  static func usesBeforeInitialization(of variable: VariableFact, in fact: TypeFact) -> [AccessFact] {
    fact.functions.flatMap { function -> [AccessFact] in
      guard function.kind == .initializer, !function.delegates, !function.isConvenience else { return [] }
      let end = initializationEnd(of: function, in: fact)
      return function.accesses.filter { access in
        access.name == variable.name && access.kind != .initialization && access.offset < end
          && !access.isDeferred
      }
    }
  }

  /// Whether a place is in an initializer, before every stored variable has a value.
  static func isBeforeInitialization(_ offset: Int, in fact: TypeFact) -> Bool {
    fact.functions.contains { function in
      function.kind == .initializer && !function.delegates && !function.isConvenience
        && function.bodyRange?.contains(offset) == true && offset < initializationEnd(of: function, in: fact)
    }
  }

  /// The end of the first assignment of the last variable without an initial value, or of the call of `super.init`.
  private static func initializationEnd(of function: FunctionFact, in fact: TypeFact) -> Int {
    let required = Set(
      fact.variables.filter { $0.isStored && !$0.isStatic && !$0.isLazy && $0.needsAssignment }.map(\.name))
    var end = function.superInitializerEnd ?? 0
    var seen: Set<String> = []
    for access in function.accesses
    where [.assignment, .initialization].contains(access.kind) && required.contains(access.name) {
      // With branches, each path has a first assignment of its own.
      if seen.insert(access.name).inserted || function.hasBranches { end = max(end, access.end) }
    }
    return end
  }
}

extension VariableFact {
  /// Whether only an initializer gives it its first value.
  var needsAssignment: Bool {
    if initializerRange != nil { return false }
    if case .optional = type, !isLet { return false }
    return true
  }
}
