import SourceText
import SwiftModel

/// Private variables that a view has to read to be updated: `private var revision` becomes `private(set) var revision`.
extension ProjectModel {
  /// The edit that lets the module read a variable; nil where it is not private, or where that may not compile.
  func opening(_ id: VariableID) -> SourceEdit? {
    let variable = index[id]
    let levels = variable.modifiers.filter { AccessLevel(rawValue: $0.name) != nil }
    guard levels.count == 1, let level = levels.first, let written = variable.accessLevel,
      written <= .fileprivate, index[id.declaration].kind == .class,
      canName(variable.name, of: id.declaration, in: id.declaration.file),
      isOfVisibleType(variable, in: id.declaration),
      isOnlyMember(named: variable.name, near: id.declaration)
    else { return nil }
    return source(id.declaration.file).replacing(level.range, with: level.name + "(set)")
  }

  /// Nothing that inherits from the class, or that it inherits from, has a member of the name.
  private func isOnlyMember(named name: String, near type: TypeID) -> Bool {
    let family = family(of: type)
    let all = Set(family).union(family.flatMap(index.allRefinedProtocols)).flatMap(index.declarations)
    return all.reduce(0) { count, declaration in
      count + index[declaration].variables.count { $0.name == name }
        + index[declaration].functions.count { $0.name == name }
    } == 1
  }

  private func isOfVisibleType(_ variable: VariableFact, in declaration: TypeID) -> Bool {
    isVisible(index.typeOfVariable(variable, in: LookupScope(inside: declaration)))
  }

  /// The whole module can name a type.
  private func isVisible(_ type: ResolvedType) -> Bool {
    switch type {
    case .project(let id, let arguments): isVisible(id) && arguments.allSatisfy(isVisible)
    case .external(_, let arguments): arguments.allSatisfy(isVisible)
    case .optional(let wrapped), .array(let wrapped): isVisible(wrapped)
    case .dictionary(let key, let value): isVisible(key) && isVisible(value)
    case .tuple(let parts, _): parts.allSatisfy(isVisible)
    default: false
    }
  }

  private func isVisible(_ declaration: TypeID) -> Bool {
    let fact = index[declaration]
    return (fact.accessLevel ?? .internal) > .fileprivate
      && fact.parent.map { isVisible(TypeID(file: declaration.file, index: $0)) } != false
  }
}
