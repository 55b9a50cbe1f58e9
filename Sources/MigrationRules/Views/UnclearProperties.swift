import MigrationPlanning
import SwiftModel

/// Wrapped properties whose type is not clear: each type that they could be of is held back.
enum UnclearProperties {
  static func rewrites(of property: WrappedProperty, in model: ProjectModel) -> [Rewrite] {
    switch property.type {
    case .unknown, .parameter:
      if model.subjects(in: property.type)?.isEmpty == true, property.type.observableParameterOwner != nil {
        return []
      }
      let name = lastName(of: property, model)
      return model.types.order.filter { type in
        model.mayBe(type, valueOf: property.type)
          && name.map { model.index[type].name.last == $0 } ?? true
      }.map {
        .blocked([$0], diagnostic(of: property, model))
      }
    default: return []
    }
  }

  /// What the type is called, where that is written behind something else, `Library.Player`, and where a type of the
  /// project cannot have that name in another way.
  private static func lastName(of property: WrappedProperty, _ model: ProjectModel) -> String? {
    let name: String
    if let type = property.variable.type {
      guard let names = type.withoutOptional.dottedName, names.count > 1 else { return nil }
      name = names[names.count - 1]
    } else {
      guard case .call(.member(.name(let base), let member), _)? = property.variable.initializer,
        base.first?.isUppercase == true, member.first?.isUppercase == true
      else { return nil }
      name = member
    }
    return model.index.namesMoreThanTypes(name) ? nil : name
  }

  static func diagnostic(of property: WrappedProperty, _ model: ProjectModel) -> Diagnostic {
    model.diagnostic(
      .ambiguousType, at: property.variable.nameRange.lowerBound, in: property.file,
      "the type of '\(property.variable.name)' is not clear from the sources; write it out, as in 'var \(property.variable.name): SomeModel'"
    )
  }
}
