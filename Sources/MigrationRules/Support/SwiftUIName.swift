import EffectAnalysis
import SwiftModel

extension ProjectModel {
  /// The spelling of a SwiftUI name at a position, qualified if the project may shadow it there: by a type, a type
  /// alias, or an associated type of an enclosing type.
  func swiftUIName(_ name: String, at scope: LookupScope) -> String {
    guard case .external(let names, _) = index.resolve(.name(name), in: scope),
      names == [name] || names == ["SwiftUI", name], !isAssociatedType(name, at: scope)
    else { return isUsedAsAttribute(name, at: scope) ? name : "SwiftUI." + name }
    return name
  }

  /// The type around a position has `@State` already, which then is not what the project declares by that name: an
  /// enumeration of another module, as that is no wrapper.
  private func isUsedAsAttribute(_ name: String, at scope: LookupScope) -> Bool {
    let declared = index.resolve(.name(name), in: scope).declarations
    guard let type = scope.enclosingType, !declared.isEmpty,
      !declared.contains(where: index.isPropertyWrapper),
      !isAssociatedType(name, at: scope)
    else { return false }
    return index.files[scope.file].types[type].variables.flatMap(\.attributes).contains { $0.name == [name] }
  }

  private func isAssociatedType(_ name: String, at scope: LookupScope) -> Bool {
    var enclosing = scope.enclosingType.map { TypeID(file: scope.file, index: $0) }
    while let declaration = enclosing {
      if index.owners(of: declaration).contains(where: { index.hasAssociatedType(named: name, $0) }) {
        return true
      }
      enclosing = index[declaration].parent.map { TypeID(file: declaration.file, index: $0) }
    }
    return false
  }
}
