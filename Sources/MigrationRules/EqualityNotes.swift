import MigrationPlanning
import ProjectIndex

/// `@Published` announced every assignment. A tracked variable does not announce that of an equal value, and where
/// `==` is written by hand, an equal value may look different.
enum EqualityNotes {
  /// A note for the first published variable of a class whose values such a `==` compares, or compares parts of.
  static func notes(
    for variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [Diagnostic] {
    let scope = LookupScope(inside: subject.id)
    func types(of variable: VariableFact) -> [TypeID] {
      guard context.isPublished(variable, in: subject.id) else { return [] }
      return HandWrittenEquality(of: context.index.typeOfVariable(variable, in: scope), in: context).types
    }
    let own = types(of: variable)
    if own.isEmpty { return [] }
    let earlier = context.index[subject.id].variables.prefix {
      $0.nameRange.lowerBound < variable.nameRange.lowerBound
    }.flatMap(types)
    return own.filter { !earlier.contains($0) }.prefix(1).map { type in
      let isOverridden = HandWrittenEquality.overriderOfIsEqual(for: type, in: context) == type
      return context.diagnostic(
        .equalValueNotAnnounced, at: variable.nameRange.lowerBound, in: subject.id.file,
        "views are no longer told when '\(variable.name)' is assigned an equal value, and '\(isOverridden ? "isEqual(_:)" : "==")' of '\(context.name(of: type))' is written by hand; see that it compares all that views show"
      )
    }
  }
}

extension ResolvedType {
  /// The project's types that a value is made of, through optionals and collections.
  var parts: [TypeID] {
    switch self {
    case .project(let id, let arguments): [id] + arguments.flatMap(\.parts)
    case .optional(let type), .array(let type): type.parts
    case .dictionary(let key, let value): key.parts + value.parts
    case .external(_, let arguments): arguments.flatMap(\.parts)
    default: []
    }
  }
}
