import MigrationPlanning
import SwiftModel

/// Wrapped properties of unresolved type: blocks each type that they may be of.
enum UnclearProperties {
  static func rewrites(of property: WrappedProperty, in model: ProjectModel) -> [Rewrite] {
    switch property.type {
    case .unknown, .parameter:
      if model.subjects(in: property.type)?.isEmpty == true, property.type.observableParameterOwner != nil {
        return []
      }
      let name = lastName(of: property, model)
      let candidates = model.types.order.filter { type in
        model.mayBe(type, valueOf: property.type)
          && name.map { model.index[type].name.last == $0 } ?? true
      }
      let scope = LookupScope(inside: property.id.declaration)
      return model.types(candidates, fitting: .name(property.variable.name), in: scope).map {
        .blocked([$0], diagnostic(of: property, model))
      }
    default: return []
    }
  }

  /// The last component of a written type such as `Library.Player`, if a type of the project can have that name only
  /// here.
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
