import MigrationPlanning
import SourceText
import SwiftModel

/// Replaces `assign(to:)` a published property by a subscription that the object stores.
///
/// ```swift
/// names.assign(to: &$title)
/// ```
/// becomes
/// ```swift
/// names.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
/// ```
///
/// The subscription lived as long as the property, and now lives as long as the object: in a set of cancellables that
/// is only added to, or in a new one. `assign(to:)` calls no observers, so a property with observers stays. Blocks with
/// `publisher-used`.
enum AssignedPublishers {
  static func rewrite(
    of located: Located<ProjectionUse>, _ assignment: PublisherAssignment, as id: VariableID,
    _ context: RuleContext
  ) -> Rewrite {
    let use = located.use
    let variable = context.index[id]
    func blocked(_ reason: String) -> Rewrite { BridgedUse.blocked(located, id, context.model, reason) }
    guard use.isOwn, let user = StoredSubscriptions.user(of: located, context.model) else {
      return blocked(
        "it is assigned to from outside of its object; subscribe with 'sink' there, and keep the subscription"
      )
    }
    let isOverridden = context.index.subclasses(of: id.declaration).contains { subclass in
      context.index[subclass].variables.contains { $0.name == variable.name }
    }
    if variable.hasObservers || isOverridden {
      return blocked(
        "'assign(to:)' sets '\(variable.name)' without its observers, and a subscription would call them; subscribe with 'sink' yourself"
      )
    }
    if let name = assignment.operatorTypedByTarget, mayBeOptional(variable, of: id, context) {
      let action = name == "compactMap" ? "leave them out; use 'map' instead of" : "act on them; do without"
      return blocked(
        "'\(name)' passes nil values on to '\(variable.name)', which is optional, and before a subscription it would \(action) '\(name)'"
      )
    }
    guard let set = CancellableSet(of: user, for: located.file, id, context.model) else {
      return blocked(
        "'\(context.name(of: user))' has no set of cancellables for a subscription; add one, and subscribe with 'sink'"
      )
    }
    let source = context.source(located.file)
    // The set needs `self.` where the property has it.
    let written = source.text(in: use.range.lowerBound..<use.nameRange.lowerBound)
    let isHidden =
      written.isEmpty && FactsReader.isHidden(member: set.name, at: use.range.lowerBound, in: source)
    let object = isHidden ? "self." : written
    let store = ".store(in: &\(object)\(set.name))"
    let start = assignment.range.lowerBound
    let line =
      source.isFirstOnLine(start) ? source.lineEnding(near: start) + source.indentation(at: start) : ""
    let sink = ".sink { [weak self] in self?.\(variable.name) = $0 }"
    return .edits(
      [source.replacing(assignment.range, with: sink + line + store)], of: [id.declaration],
      in: located.file, counts: .use, needsCombine: true)
  }

  private static func mayBeOptional(
    _ variable: VariableFact, of id: VariableID, _ context: RuleContext
  ) -> Bool {
    if variable.type == nil, variable.initializer == .literal { return false }
    switch context.index.typeOfVariable(variable, in: LookupScope(inside: id.declaration)) {
    case .optional, .unknown, .ambiguous: return true
    default: return false
    }
  }

  /// Declares the new sets, one for each class that needs one.
  static func storage(in context: RuleContext) -> [Rewrite] {
    var seen: Set<TypeID> = []
    // Inserts below the last of the properties.
    return (context.bridges?.bridges ?? []).reversed().flatMap { bridge in
      bridge.uses.filter(\.use.isAssignmentTarget).compactMap { located -> Rewrite? in
        guard let user = StoredSubscriptions.user(of: located, context.model), user == bridge.id.declaration,
          let set = CancellableSet(of: user, for: located.file, bridge.id, context.model), set.isNew,
          seen.insert(user).inserted
        else { return nil }
        let variable = context.index[bridge.id]
        let access = isUsedElsewhere(user, context) ? "" : "private "
        return .edits(
          [
            SubjectText.adding(
              "@ObservationIgnored \(access)var \(set.name): Set<\(context.model.combineName("AnyCancellable"))> = []",
              after: variable, context.source(user.file))
          ], of: [user], in: user.file, needsCombine: true)
      }
    }
  }

  /// Whether an extension in another file, which cannot access private members, assigns to a property.
  private static func isUsedElsewhere(_ user: TypeID, _ context: RuleContext) -> Bool {
    (context.bridges?.bridges ?? []).flatMap(\.uses).contains { located in
      located.use.isAssignmentTarget && located.file != user.file
        && StoredSubscriptions.user(of: located, context.model) == user
    }
  }
}
