import EffectAnalysis
import SwiftModel

extension ProjectModel {

  /// Whether a use may change the value of a property in place.
  func mayChangeInPlace(_ property: VariableID, by use: ModifyAccess, in file: Int) -> Bool {
    let type = index.typeOfVariable(index[property], in: LookupScope(inside: property.declaration))
    if case .project(let id, _) = type.unwrapped, [.class, .actor].contains(index[id].kind) { return false }
    // A value of another module behind `?` is an object, as a rule.
    if use.isChained, case .external(let names, _) = type.unwrapped,
      !KnownTypes.isStandardValue(names.last ?? "")
    {
      return false
    }
    guard let method = use.method, !LibraryEffects.changesInPlace(method) else { return true }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    return index.hasMutatingMethod(named: method, in: type)
      || index.hasMutatingMethod(named: method, in: index.type(of: use.place, in: scope))
  }
}
