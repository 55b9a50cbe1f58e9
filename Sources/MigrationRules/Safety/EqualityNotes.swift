import MigrationPlanning
import SwiftModel

/// Notes on types whose `==` hides changes. `@Published` announced every assignment; a tracked variable does not
/// announce the assignment of an equal value, which may look different if `==` is written by hand.
enum EqualityNotes {
  /// A note for the first published variable of a class whose values such a `==` compares, wholly or in part;
  /// and for the first whose values contain objects compared by identity.
  static func notes(
    for variable: VariableFact, in subject: ObservableTypes.Subject, _ model: ProjectModel
  ) -> [Diagnostic] {
    let scope = LookupScope(inside: subject.id)
    func compared(by variable: VariableFact) -> (equalities: [TypeID], identities: [String]) {
      guard model.isPublished(variable, in: subject.id) else { return ([], []) }
      let found = HandWrittenEquality(of: model.index.typeOfVariable(variable, in: scope), in: model)
      return (found.types, found.identities)
    }
    let own = compared(by: variable)
    if own.equalities.isEmpty && own.identities.isEmpty { return [] }
    let earlier = model.index[subject.id].variables.prefix {
      $0.nameRange.lowerBound < variable.nameRange.lowerBound
    }.map(compared)
    func note(_ message: String) -> Diagnostic {
      model.diagnostic(
        .equalValueNotAnnounced, at: variable.nameRange.lowerBound, in: subject.id.file, message)
    }
    let name = variable.name
    let equality = own.equalities.first { !earlier.flatMap(\.equalities).contains($0) }.map { type in
      let isOverridden = EquatableConformances(model: model).overriderOfIsEqual(for: type) == type
      return note(
        "views are no longer told when '\(name)' is assigned an equal value, and '\(isOverridden ? "isEqual(_:)" : "==")' of '\(model.name(of: type))' is written by hand; see that it compares all that views show"
      )
    }
    let identity = own.identities.first { !earlier.flatMap(\.identities).contains($0) }.map { type in
      note(
        "views are no longer told when '\(name)' is assigned the same objects again, whatever has changed in '\(type)'; where that matters, assign them in 'withMutation(keyPath: \\.\(name)) { … }'"
      )
    }
    return [equality, identity].compactMap { $0 }
  }
}
