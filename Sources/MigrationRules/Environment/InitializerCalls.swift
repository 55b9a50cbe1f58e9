import SwiftModel

extension ProjectModel {
  /// Whether a call of a type's name may make a value of it: an initializer can take the arguments, or it is not known which
  /// there are. `Settings { … }` makes no `struct Settings { let isOpen: Bool }`, but SwiftUI's scene.
  func mayBeMade(_ type: TypeID, by call: Effect) -> Bool {
    let mayHaveMacro = !index[type].attributes.allSatisfy { $0.isActor || $0.name == ["available"] }
    guard call.labels != nil, index[type].kind == .struct, !mayHaveMacro else { return true }
    let declared = ([type] + index.allRefinedProtocols(of: type)).flatMap(index.declarations)
      .flatMap { index[$0].functions }.filter { $0.kind == .initializer }
    return declared.contains { $0.mayTake(call.labels, hasTrailingClosure: call.hasTrailingClosure) }
      || memberwiseInitializerMayTake(call, of: type)
  }

  /// What a variable with an attribute takes is not known.
  private func memberwiseInitializerMayTake(_ call: Effect, of type: TypeID) -> Bool {
    guard index.hasMemberwiseInitializer(type) else { return false }
    let variables = index[type].variables.filter { $0.isStored && !$0.isStatic }
    let labels = call.labels ?? []
    guard FunctionName(name: call.name, labels: variables.map(\.name)).mayTake(labels) else { return false }
    let required = variables.filter { variable in
      variable.attributes.isEmpty && variable.initializer == nil && !variable.isNilByDefault
        && !variable.isConditional
    }
    return required.allSatisfy { variable in
      labels.contains(variable.name) || call.hasTrailingClosure && mayBeFunction(variable, of: type)
    }
  }

  private func mayBeFunction(_ variable: VariableFact, of type: TypeID) -> Bool {
    switch index.typeOfVariable(variable, in: LookupScope(inside: type)).unwrapped {
    case .external(let names, _): !KnownTypes.isStandardValue(names.last ?? "")
    case .project, .array, .dictionary: false
    default: true
    }
  }
}
