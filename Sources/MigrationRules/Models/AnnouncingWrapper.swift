import MigrationPlanning
import SwiftModel

/// What a property wrapper does for the object that holds it.
struct AnnouncingWrapper {
  private let resolved: ResolvedType
  private let model: ProjectModel

  /// - Parameter type: the declaration that the wrapped variable stands in.
  init(_ wrapper: AttributeFact, in type: TypeID, _ model: ProjectModel) {
    let written = TypeExpression.named(wrapper.name.map { TypeExpression.Component(name: $0) })
    resolved = model.index.resolve(written, in: LookupScope(inside: type))
    self.model = model
  }

  /// It tells `objectWillChange` of changes.
  var announcesByItself: Bool {
    guard case .external(let name, _) = resolved else { return !enclosingSubscripts.isEmpty }
    return ["AppStorage", "SceneStorage"].contains(name.last ?? "") || isNamedForPublishing
  }

  var isPublished: Bool {
    if case .external(let name, _) = resolved { return name.last == "Published" }
    return false
  }

  /// `@Published` that is none of the class's own, or a wrapper of another module that is called after it, as
  /// `@PublishedObject`: nothing but its name can be seen of it.
  var isNamedForPublishing: Bool {
    guard case .external(let name, _) = resolved else { return false }
    return name.last?.contains("Published") == true
  }

  /// Its subscript takes observable objects only, and the compiler takes no other way for a wrapper that has one.
  var isTiedToOldSystem: Bool {
    if isNamedForPublishing { return true }
    return enclosingSubscripts.contains { function in
      function.genericParameters.contains {
        $0.bound?.boundParts.contains(where: \.isObservableObject) == true
      }
        || function.requirements.contains { $0.bound.boundParts.contains(where: \.isObservableObject) }
    }
  }

  /// Subscripts by which a wrapper knows the object that holds it.
  private var enclosingSubscripts: [FunctionFact] {
    guard case .project(let id, _) = resolved else { return [] }
    return model.index.declarations(of: id).flatMap { model.index[$0].functions }.filter { function in
      function.kind == .subscript && function.isStatic
        && function.parameters.contains { $0.label == "_enclosingInstance" }
    }
  }
}

extension TypeExpression {
  fileprivate var isObservableObject: Bool { dottedName?.last == "ObservableObject" }
}
