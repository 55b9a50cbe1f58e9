package import SwiftModel

extension ProjectIndex {
  /// Whether an expression is a view, or a chain of modifiers behind one: what is called on it is a modifier, whatever else
  /// has its name.
  package func isView(_ expression: ExpressionFact, in scope: LookupScope) -> Bool {
    let type = type(of: expression, in: scope).unwrapped
    switch type {
    case .project(let id, _): return conformsToView(id)
    case .parameter(_, let bounds, _), .existential(let bounds):
      return bounds.contains { if case .external(let names, _) = $0 { names.last == "View" } else { false } }
    case .external(let names, _): return names.last.map(LibraryEffects.isView) == true
    default: break
    }
    guard !type.isKnown, let callee = expression.callee else { return false }
    switch callee {
    case .member(let base, _): return isView(base, in: scope)
    case .name(let name): return LibraryEffects.isView(name) && !declaresType(named: name)
    default: return false
    }
  }

  /// Whether a type says that it conforms to `View`.
  private func conformsToView(_ type: TypeID) -> Bool {
    declarations(of: type).flatMap { self[$0].inheritance?.entries ?? [] }.flatMap(\.type.boundParts)
      .contains { $0.dottedName?.last == "View" }
  }
}
