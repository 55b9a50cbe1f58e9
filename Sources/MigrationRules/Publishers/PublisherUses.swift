import MigrationPlanning
import SwiftModel

/// Replaces the publisher of a property by its subject in all uses.
///
/// ```swift
/// model.$query.debounce(…).sink { … }        // model.querySubject.debounce(…).sink { … }
/// Publishers.CombineLatest($first, $last)    // Publishers.CombineLatest(firstSubject, lastSubject)
/// follow(model.$query)                       // follow(model.querySubject), see PublisherTypes
/// follow(\.$query)                           // follow(\.querySubject), see PublisherKeyPaths
/// var queries: Published<String>.Publisher { $query }
/// ```
///
/// Blocks with `publisher-used`, at the use that cannot be rewritten.
enum PublisherUses {
  static func rewrites(
    of located: Located<ProjectionUse>, as id: VariableID, _ bridges: PublisherBridges, _ context: RuleContext
  ) -> [Rewrite] {
    if let obstacle = obstacle(to: located, as: id, bridges, context) {
      return [BridgedUse.blocked(located, id, context.model, obstacle)]
    }
    let subjects = Set(bridges.properties(projectedBy: located).map(\.declaration)).sorted()
    let own = Rewrite.edits(
      [BridgedUse.edit(of: located, context.model)], of: subjects, in: located.file, counts: .use)
    switch located.use.publisherRole {
    case .subscribed: return [own]
    case .assigned(let assignment):
      return [AssignedPublishers.rewrite(of: located, assignment, as: id, context)]
    case .passed(let passed):
      let scope = LookupScope(file: located.file, enclosingType: located.use.enclosingType)
      return rewrites(
        PublisherTypes.receivers(of: passed, in: scope, context), of: subjects, located, id, context,
        besides: [own])
    case .passedKeyPath(let passed):
      let scope = LookupScope(file: located.file, enclosingType: located.use.enclosingType)
      return rewrites(
        PublisherKeyPaths.receivers(of: passed, toPropertiesOf: id.declaration, in: scope, context),
        of: subjects, located, id, context, besides: [own])
    case .returned:
      return rewrites(
        PublisherTypes.getters(returning: located, context), of: subjects, located, id, context, besides: [])
    case .inferred where !context.model.keepsPublishersOfProperties: return [own]
    case .extended(let members) where members.contains(where: context.model.isMemberOfEachPublisher):
      return [own]
    case .inferred, .extended, .other:
      let reason =
        "it is used as a value here, whose type would be another one; subscribe to it, or hand on its 'eraseToAnyPublisher()'"
      return [BridgedUse.blocked(located, id, context.model, reason)]
    }
  }

  private static func rewrites(
    _ outcome: PublisherTypes.Outcome, of subjects: [TypeID], _ located: Located<ProjectionUse>,
    _ id: VariableID, _ context: RuleContext, besides own: [Rewrite]
  ) -> [Rewrite] {
    switch outcome {
    case .obstacle(let reason): [BridgedUse.blocked(located, id, context.model, reason)]
    case .any(let edits):
      own
        + edits.map { edit in
          .edits(
            [edit.edit], of: Set(edit.subjects + subjects).sorted(), in: edit.file,
            counts: own.isEmpty ? .use : .nothing, needsCombine: true)
        }
    }
  }

  /// The reason why a use cannot be rewritten, whatever its form.
  private static func obstacle(
    to located: Located<ProjectionUse>, as id: VariableID, _ bridges: PublisherBridges, _ context: RuleContext
  ) -> String? {
    let isClear = bridges.properties(projectedBy: located).allSatisfy(bridges.isBridged)
    if !isClear {
      return
        "it may be the one of another property, which is not published by an observable class; write the type out"
    }
    if case .member(let member) = located.use.continuation,
      context.model.membersOfPublishedPublishers.contains(member)
    {
      return
        "'\(member)' is declared in an extension of 'Published.Publisher'; declare it for every 'Publisher'"
    }
    if located.use.isOfStorage, located.file == id.declaration.file,
      InitializationOrder.isBeforeInitialization(
        located.use.range.lowerBound, in: context.index[id.declaration])
    {
      return
        "it is used before every stored property has a value, which a subject that is made later cannot be; use it behind that"
    }
    let name = context.index[id].name
    if case .subscribed(let subscription) = located.use.publisherRole, located.use.isOwn,
      subscription.assignedMembers.contains(name)
    {
      return
        "its subscriber sets '\(name)' while that is being set, after which a subject would replay another value than the property has; set it in 'didSet', or behind 'receive(on:)'"
    }
    return nil
  }
}
