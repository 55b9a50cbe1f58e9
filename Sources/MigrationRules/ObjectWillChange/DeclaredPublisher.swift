import SwiftModel

/// An `objectWillChange` that a class declares itself.
enum DeclaredPublisher {
  /// Whether a variable is a stored publisher that emits through `send()` only.
  static func isPlainPublisher(
    _ variable: VariableFact, in declaration: TypeID, _ model: ProjectModel
  ) -> Bool {
    guard variable.isStored, variable.initializerRange != nil, !variable.hasObservers,
      let written = writtenType(of: variable), let name = written.last
    else { return false }
    let outer = Array(written.dropLast())
    if name == AssociatedPublisherUse.name {
      return isAssociatedType(of: outer, in: declaration, model)
    }
    return ["ObservableObjectPublisher", "PassthroughSubject"].contains(name)
      && (variable.type != nil || outer.isEmpty || outer == ["Combine"])
  }

  /// Whether the declaration compiles in a migrated class: it does not name the type by what a migrated class loses.
  static func canStay(_ variable: VariableFact, in declaration: TypeID, _ model: ProjectModel) -> Bool {
    isPlainPublisher(variable, in: declaration, model) && variable.bindingRanges.count == 1
      && writtenType(of: variable)?.last != AssociatedPublisherUse.name
  }

  /// Whether a place is in the declaration of an `objectWillChange` that the migration removes.
  static func declares(at offset: Int, in scope: LookupScope, _ model: ProjectModel) -> Bool {
    guard let type = scope.enclosingType else { return false }
    let declaration = TypeID(file: scope.file, index: type)
    return model.index[declaration].variables.contains { variable in
      variable.name == "objectWillChange" && variable.declarationRange.contains(offset)
        && isPlainPublisher(variable, in: declaration, model)
    }
  }

  /// The dotted name of the type annotation, or of the type whose initializer is called.
  private static func writtenType(of variable: VariableFact) -> [String]? {
    if let type = variable.type { return type.dottedName }
    guard let callee = variable.initializer?.callee else { return nil }
    return dottedName(of: callee)
  }

  private static func dottedName(of expression: ExpressionFact) -> [String]? {
    switch expression {
    case .name(let name): [name]
    case .type(let type): type.dottedName
    case .member(let base, let name): dottedName(of: base).map { $0 + [name] }
    default: nil
    }
  }

  /// Whether a name is the class's own `ObjectWillChangePublisher`, an `ObservableObjectPublisher` unless the sources
  /// declare another.
  private static func isAssociatedType(
    of outer: [String], in declaration: TypeID, _ model: ProjectModel
  ) -> Bool {
    guard !model.index.declaresType(named: AssociatedPublisherUse.name) else { return false }
    if outer.isEmpty || outer == ["Self"] { return true }
    let base = TypeExpression.named(outer.map { TypeExpression.Component(name: $0) })
    let type = model.index.resolve(base, in: LookupScope(inside: declaration))
    return !type.declarations.isEmpty && type.declarations == model.index.owners(of: declaration)
  }
}
