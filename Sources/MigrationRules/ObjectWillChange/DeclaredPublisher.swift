import MigrationPlanning
import SwiftModel

/// The `objectWillChange` that a class declares itself.
enum DeclaredPublisher {
  /// A stored publisher that nothing but `send()` makes emit.
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

  /// Whether a place is in the declaration of an `objectWillChange` that goes with the migration.
  static func declares(at offset: Int, in scope: LookupScope, _ model: ProjectModel) -> Bool {
    guard let type = scope.enclosingType else { return false }
    let declaration = TypeID(file: scope.file, index: type)
    return model.index[declaration].variables.contains { variable in
      variable.name == "objectWillChange" && variable.declarationRange.contains(offset)
        && isPlainPublisher(variable, in: declaration, model)
    }
  }

  /// The dotted name of the type as it is written, or of the type whose initializer makes the value.
  private static func writtenType(of variable: VariableFact) -> [String]? {
    if let type = variable.type { return type.dottedName }
    guard case .call(let callee, _)? = variable.initializer else { return nil }
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

  /// `ObjectWillChangePublisher` of the class itself is an `ObservableObjectPublisher`, where nothing in the sources
  /// says otherwise.
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
