import MigrationPlanning
import ProjectIndex

/// Wrapped properties whose type is not clear: each type that they could be of is held back.
enum UnclearProperties {
  static func rewrites(of property: WrappedProperty, in context: RuleContext) -> [Rewrite] {
    switch property.type {
    case .unknown, .parameter:
      if context.subjects(in: property.type)?.isEmpty == true, property.type.observableParameterOwner != nil {
        return []
      }
      return context.types.order.filter { context.mayBe($0, valueOf: property.type) }.map {
        .blocked([$0], diagnostic(of: property, context))
      }
    default: return []
    }
  }

  static func diagnostic(of property: WrappedProperty, _ context: RuleContext) -> Diagnostic {
    context.diagnostic(
      .ambiguousType, at: property.variable.nameRange.lowerBound, in: property.file,
      "the type of '\(property.variable.name)' is not clear from the sources; write it out, as in 'var \(property.variable.name): SomeModel'"
    )
  }
}
