import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// The computed properties of observable classes that change stored variables, and that are read while a view is made.
///
/// ```swift
/// var isOnline: Bool {
///   if !connection.isOnline { message = "You are offline" }
///   return connection.isOnline
/// }
/// ```
/// A view that reads `isOnline` in an action has to be updated for a new `message`. For a view that reads it in
/// its `body`, the variable is a cache and must not cause an update. A property that nothing in the sources reads
/// is assumed to be read elsewhere.
struct RenderedGetters: Sendable {
  /// With the uses that lead to each from a view; none where these are outside of the sources.
  private let members: [MemberName: [Located<Effect>]]

  init(in model: ProjectModel, _ reachability: RenderReachability) {
    var members: [MemberName: [Located<Effect>]] = [:]
    for subject in model.classes {
      let family = [subject.id] + model.types.subclasses(of: subject.id)
      let protocols = family.flatMap(model.index.allRefinedProtocols)
      let declarations = (family + protocols).flatMap(model.index.declarations)
      for getter in Self.changing(in: declarations, model) {
        let member = MemberName(name: getter.name, type: subject.id)
        let isPublic = getter.accessLevel.map { $0 >= .public } ?? false
        if let uses = isPublic ? [] : reachability.usesWhileRendering(member) { members[member] = uses }
      }
    }
    self.members = members
  }

  /// - Parameter type: an observable class, which has it or inherits it, or whose subclasses have it.
  /// - Returns: the uses from a view to it; nil where it is none of them.
  func uses(of name: String, of type: TypeID) -> [Located<Effect>]? {
    members[MemberName(name: name, type: type)]
  }

  /// The computed properties that may change something, directly or through other members.
  private static func changing(in declarations: [TypeID], _ model: ProjectModel) -> [VariableFact] {
    let facts = declarations.map { model.index[$0] }
    let getters = facts.flatMap(\.variables).filter { $0.isComputed && !$0.getterAccesses.isEmpty }
    guard !getters.isEmpty else { return [] }
    let calls = MemberAccessGraph(of: facts, in: model.index)
    let stored = Set(facts.flatMap(\.variables).filter(\.isStored).map(\.name))
    let values = MutatingAccessors(named: stored, of: declarations, in: model)
    let changing = calls.members(reaching: stored, where: values.mayBeChanged)
    return getters.filter {
      changing.contains($0.getterAccesses) && calls.mayChange(values, from: $0.getterAccesses)
    }
  }
}
