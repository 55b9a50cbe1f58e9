import MigrationPlanning
import SwiftModel

/// What runs where something is called, or written, on a value that is known as a protocol of the project.
///
/// ```swift
/// protocol Sizing: AnyObject { func size(of name: String) -> Int }
/// struct Row: View {
///   let sizing: any Sizing
///   var body: some View { Text("\(sizing.size(of: "a"))") }
/// }
/// ```
/// That is `size(of:)` of any type that conforms to it.
extension ProjectModel {
  /// Whether a call on a value of a protocol may run a function that one of some types has or inherits.
  ///
  /// - Parameter required: the protocol; with any other type, it may not.
  func mayRun(_ function: FunctionFact, ofOneOf types: [TypeID], throughProtocol required: TypeID) -> Bool {
    isRequirement(of: required) { $0.mayBeWitnessed(by: function) }
      && index.conformers(of: required).contains(where: types.contains)
  }

  /// Whether a protocol, or one that it refines, requires a function of some kind.
  func isRequirement(of required: TypeID, _ matches: (FunctionFact) -> Bool) -> Bool {
    guard index[required].kind == .protocol else { return false }
    return ([required] + index.allRefinedProtocols(of: required)).contains {
      index[$0].functions.contains(where: matches)
    }
  }

  /// Whether what has a variable of some name may be one of some types, or a protocol that one of them conforms to.
  func mayHold(_ variable: String, ofOneOf types: [TypeID], _ object: ResolvedType) -> Bool {
    object.unwrapped.declarations.contains { type in
      if types.contains(type) { return true }
      return index[type].kind == .protocol && !index.variables(named: variable, of: type).isEmpty
        && index.conformers(of: type).contains(where: types.contains)
    }
  }
}

extension FunctionFact {
  /// As a requirement of a protocol. What subscripts have before their arguments, a name alone does not tell.
  fileprivate func mayBeWitnessed(by function: FunctionFact) -> Bool {
    guard kind == function.kind, name == function.name, isStatic == function.isStatic,
      parameters.count == function.parameters.count
    else { return false }
    return kind == .subscript || parameters.map(\.label) == function.parameters.map(\.label)
  }
}
