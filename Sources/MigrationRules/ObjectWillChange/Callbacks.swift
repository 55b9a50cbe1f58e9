import EffectAnalysis
import SwiftModel

extension ProjectModel {
  /// Whether a variable holds a closure without a result that code only sets and calls, `var onHover: ((String) -> Void)?`, and
  /// that no other module sees. What it is shows nothing, so nobody has to be told of another one.
  func isOnlyCalledBack(_ id: VariableID) -> Bool {
    let variable = index[id]
    let type = index.typeOfVariable(variable, in: LookupScope(inside: id.declaration)).unwrapped
    guard variable.isStored, variable.attributes.isEmpty, variable.accessLevel.map({ $0 < .public }) ?? true,
      case .function(let result) = type, result == .void
    else { return false }
    return references.effects(on: [variable.name]).allSatisfy { located in
      located.use.isCalled || located.use.kind == .assignment
        || !calls.places(of: located.use, in: located.file).contains(.variable(id))
    }
  }
}
