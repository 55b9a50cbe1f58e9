import MigrationPlanning
import SwiftModel

extension ProjectModel {
  /// The spelling of a SwiftUI name at a position, qualified if the project may shadow it there: by a type, a type
  /// alias, or an associated type of an enclosing type.
  func swiftUIName(_ name: String, at scope: LookupScope) -> String {
    guard case .external(let names, _) = index.resolve(.name(name), in: scope),
      names == [name] || names == ["SwiftUI", name], !isAssociatedType(name, at: scope)
    else { return "SwiftUI." + name }
    return name
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
