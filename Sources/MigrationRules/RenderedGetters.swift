import MigrationPlanning
import ProjectIndex
import SourceText

/// The computed properties of observable classes that change stored variables, and that are read while a view is made.
///
/// ```swift
/// var isOnline: Bool {
///   if !connection.isOnline { message = "You are offline" }
///   return connection.isOnline
/// }
/// ```
/// A view that asks for `isOnline` in an action has to be told of a new `message`. One that reads it in its `body` must
/// not be: what changes there is a cache. What nothing in the sources reads is read somewhere else.
struct RenderedGetters: Sendable {
  private let members: Set<MemberName>

  /// None.
  init() { members = [] }

  init(in context: RuleContext) {
    var members: Set<MemberName> = []
    for subject in context.classes {
      let family = [subject.id] + context.types.heirs(of: subject.id)
      let protocols = family.flatMap(context.index.allRefinedProtocols)
      let facts = (family + protocols).flatMap(context.index.declarations).map { context.index[$0] }
      for getter in Self.writing(in: facts, context.index) {
        let member = MemberName(name: getter.name, type: subject.id)
        let isPublic = getter.accessLevel.map { $0 >= .public } ?? false
        if isPublic || context.isUsedWhileRendering(member) != false { members.insert(member) }
      }
    }
    self.members = members
  }

  /// - Parameter type: an observable class, which has it or inherits it, or whose subclasses have it.
  func contains(_ name: String, of type: TypeID) -> Bool {
    members.contains(MemberName(name: name, type: type))
  }

  /// Those that may change something, by themselves or through other members.
  private static func writing(in facts: [TypeFact], _ index: ProjectIndex) -> [VariableFact] {
    let getters = facts.flatMap(\.variables).filter { $0.isComputed && !$0.getterAccesses.isEmpty }
    guard !getters.isEmpty else { return [] }
    let calls = CallGraph(of: facts, in: index)
    let stored = Set(facts.flatMap(\.variables).filter(\.isStored).map(\.name))
    return getters.filter { calls.mayWrite(oneOf: stored, from: $0.getterAccesses) }
  }
}
