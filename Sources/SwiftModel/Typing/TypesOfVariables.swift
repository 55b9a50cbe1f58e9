import Dispatch

/// The types of variables that somebody asked for; each is found once.
final class TypesOfVariables: @unchecked Sendable {
  private struct Key: Hashable {
    let variable: ObjectIdentifier
    let scope: LookupScope
  }

  private let turn = DispatchSemaphore(value: 1)
  /// With the variables, so that each remains the only one of its identity.
  private var known: [Key: (variable: VariableFact, type: ResolvedType)] = [:]

  func type(of variable: VariableFact, in scope: LookupScope, otherwise find: () -> ResolvedType)
    -> ResolvedType
  {
    let key = Key(variable: ObjectIdentifier(variable), scope: scope)
    turn.wait()
    let found = known[key]?.type
    turn.signal()
    if let found { return found }
    let type = find()
    turn.wait()
    known[key] = (variable, type)
    turn.signal()
    return type
  }
}
