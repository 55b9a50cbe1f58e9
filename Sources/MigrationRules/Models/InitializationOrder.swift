import SwiftModel

/// What initializers do before every stored variable has a value.
enum InitializationOrder {
  /// What initializers do with a variable before every stored variable has a value.
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

  /// Where the last variable without a value of its own is assigned for the first time, or `super.init` is
  /// called.
  private static func initializationEnd(of function: FunctionFact, in fact: TypeFact) -> Int {
    let required = Set(
      fact.variables.filter { $0.isStored && !$0.isStatic && !$0.isLazy && $0.needsAssignment }.map(\.name))
    var end = function.superInitializerEnd ?? 0
    var seen: Set<String> = []
    for access in function.accesses
    where [.assignment, .initialization].contains(access.kind) && required.contains(access.name) {
      // In branches, each path has a first assignment of its own.
      if seen.insert(access.name).inserted || function.hasBranches { end = max(end, access.end) }
    }
    return end
  }
}

extension VariableFact {
  /// Has no value until an initializer gives it one.
  var needsAssignment: Bool {
    if initializerRange != nil { return false }
    if case .optional = type, !isLet { return false }
    return true
  }
}
