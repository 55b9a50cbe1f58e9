import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// The implementations that a call or write through a protocol of the project may run.
///
/// ```swift
/// protocol Sizing: AnyObject { func size(of name: String) -> Int }
/// struct Row: View {
///   let sizing: any Sizing
///   var body: some View { Text("\(sizing.size(of: "a"))") }
/// }
/// ```
/// The call may run `size(of:)` of any conforming type.
extension ProjectModel {
  /// Whether a call on a value of a protocol may run a function that one of some types has or inherits.
  ///
  /// - Parameter required: the protocol; with any other type, it may not.
  func mayRun(_ function: FunctionFact, ofOneOf types: [TypeID], throughProtocol required: TypeID) -> Bool {
    guard index[required].kind == .protocol else { return false }
    return ([required] + index.allRefinedProtocols(of: required)).contains {
      index[$0].functions.contains(where: function.mayReplace)
    } && index.conformers(of: required).contains(where: types.contains)
  }

  /// Whether the static type of a variable of some name may be one of some types, or a protocol that one of
  /// them conforms to.
  func mayHold(_ variable: String, ofOneOf types: [TypeID], _ object: ResolvedType) -> Bool {
    object.unwrapped.declarations.contains { type in
      if types.contains(type) { return true }
      return index[type].kind == .protocol && !index.variables(named: variable, of: type).isEmpty
        && index.conformers(of: type).contains(where: types.contains)
    }
  }
}
