import SwiftModel

/// A property wrapper's use of its enclosing object.
struct AnnouncingWrapper {
  private let resolved: ResolvedType
  private let model: ProjectModel

  /// - Parameter type: the declaration that contains the wrapped variable.
  init(_ wrapper: AttributeFact, in type: TypeID, _ model: ProjectModel) {
    resolved = model.index.resolve(wrapper.type, in: LookupScope(inside: type))
    self.model = model
  }

  /// The wrapper, if the sources declare it.
  var declaration: TypeID? {
    if case .project(let id, _) = resolved { id } else { nil }
  }

  /// Whether the wrapper sends `objectWillChange`.
  var announcesByItself: Bool {
    guard case .external = resolved else { return !enclosingSubscripts.isEmpty }
    return ofLibrary.contains(.announcesChanges) || isNamedForPublishing
  }

  private var ofLibrary: LibraryWrapper {
    if case .external(let name, _) = resolved { LibraryWrapper(named: name.last) } else { [] }
  }

  /// Whether assigning the variable leaves the value around it as it is: the setter of the wrapper is not mutating.
  var keepsValueElsewhere: Bool {
    if let declaration { return model.index[declaration].kind == .class }
    return ofLibrary.contains(.announcesChanges)
  }

  /// Whether the wrapper may send `objectWillChange`: not where it is SwiftUI's for another object, or is declared
  /// without access to the enclosing one.
  var mayAnnounce: Bool {
    switch resolved {
    case .project: announcesByItself
    case .external: !ofLibrary.contains(.ignoresEnclosingObject)
    default: true
    }
  }

  var isPublished: Bool {
    if case .external(let name, _) = resolved { return name.last == "Published" }
    return false
  }

  /// Whether the wrapper is `@Published`, or one of another module named after it, such as `@PublishedObject`, whose
  /// implementation is unknown.
  var isNamedForPublishing: Bool {
    guard case .external(let name, _) = resolved else { return false }
    return name.last?.contains("Published") == true
  }

  /// Whether the wrapper's enclosing-instance subscript accepts observable objects only, and does more with them than to
  /// announce. The compiler always uses such a subscript.
  var isTiedToOldSystem: Bool {
    if isNamedForPublishing { return true }
    if let declaration, model.onlyAnnounces(declaration) { return false }
    return enclosingSubscripts.contains { function in
      function.genericParameters.contains {
        $0.bound?.boundParts.contains(where: \.isObservableObject) == true
      }
        || function.requirements.contains { $0.bound.boundParts.contains(where: \.isObservableObject) }
    }
  }

  /// The wrapper's `subscript(_enclosingInstance:…)` declarations.
  private var enclosingSubscripts: [FunctionFact] {
    guard case .project(let id, _) = resolved else { return [] }
    return model.index.declarations(of: id).flatMap { model.index[$0].functions }
      .filter(\.takesEnclosingInstance)
  }
}

extension TypeExpression {
  fileprivate var isObservableObject: Bool { dottedName?.last == "ObservableObject" }
}
