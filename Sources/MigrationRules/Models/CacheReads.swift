import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Registers the readers of a cached value with the variables that it was computed from.
///
/// ```swift
/// var text: String {
///   if let cachedText { return cachedText }
///   let text = lines.joined()
///   cachedText = text
///   return text
/// }
/// ```
/// A view that gets `cachedText` does not read `lines`, and is not updated when they change. So the getter begins with
/// `access(keyPath: \.lines)`, unless it reads `lines` on every path.
struct CacheReads {
  private let subject: ObservableTypes.Subject
  private let context: RuleContext
  private let caches: Set<String>
  private let bodies: [String: [MemberBody]]
  /// The variables that each member reads rather than only assigns.
  private let reads: [String: Set<String>]

  /// More registrations would be unreadable; the note about the cache is enough.
  private static let limit = 4

  /// The consequence of an untracked cache for views, for the note about it.
  static let consequence =
    "views depend on what a value kept there was made from through 'access(keyPath:)'; see that it names all of that"

  /// The rewrite of a member, and the caches that it reads.
  typealias Registration = (rewrite: Rewrite, caches: Set<String>)

  static func registrations(
    for caches: [VariableFact], in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [Registration] {
    let caches = caches.filter { keepsValues($0, in: subject, context) }
    guard !caches.isEmpty else { return [] }
    let declarations = context.index.declarations(of: subject.id)
    let located = context.model.memberBodies(of: declarations)
    let facts = declarations.map { context.index[$0] }
    let reads = CacheReads(
      subject: subject, context: context, caches: Set(caches.map(\.name)),
      bodies: Dictionary(grouping: located.map(\.use), by: \.name), reads: reads(in: facts))
    let rendered = reads.membersOfViews(facts, declarations)
    return located.compactMap { rendered.contains($0.use.name) ? reads.registration(in: $0) : nil }
  }

  /// Whether a cache contains values. Objects, tasks and subscriptions are not computed anew after a change.
  private static func keepsValues(
    _ cache: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Bool {
    let type = context.index.typeOfVariable(cache, in: LookupScope(inside: subject.id))
    let isOfValues = type.parts.allSatisfy { [.struct, .enum].contains(context.index[$0].kind) }
    return isOfValues && !StorageReach.isStoredForItsLifetime(cache, in: subject, context.model)
  }

  private static func reads(in facts: [TypeFact]) -> [String: Set<String>] {
    var reads: [String: Set<String>] = [:]
    func add(_ accesses: [AccessFact], of member: String) {
      reads[member, default: []].formUnion(accesses.filter { $0.kind != .assignment }.map(\.name))
    }
    for function in facts.flatMap(\.functions) { add(function.accesses, of: function.name) }
    for variable in facts.flatMap(\.variables) { add(variable.getterAccesses, of: variable.name) }
    return reads
  }

  /// The members that run while a view is rendered.
  private func membersOfViews(_ facts: [TypeFact], _ declarations: [TypeID]) -> Set<String> {
    let called = declarations.flatMap { declaration in
      context.index[declaration].functions.filter {
        context.effects.mayRun($0, in: declaration)
      }
    }
    let getters = facts.flatMap(\.variables).filter(\.isComputed)
    return MemberAccessGraph(of: facts, in: context.index).uses(
      of: called.flatMap(\.accesses) + getters.flatMap(\.getterAccesses)
    )
    .union(called.map(\.name)).union(getters.map(\.name))
  }

  private func registration(in located: Located<MemberBody>) -> Registration? {
    let body = located.use
    let mentioned = body.mentions.filter { mention in
      caches.contains(mention.name)
        && (mention.isCertain || mention.runner.map(context.index.callsImmediately) == true)
    }
    let used = Set(mentioned.map(\.name))
    guard !used.isEmpty else { return nil }
    var visited: Set<String> = [body.name]
    let registered = context.unannounced.registeringMembers[located.start] ?? []
    let unread = sources(of: body, &visited).filter { !$0.value }.keys
    let names = unread.filter { !registered.contains($0) }.sorted()
    guard !unread.isEmpty, names.count <= Self.limit,
      let edits = names.isEmpty ? [] : located.registering(names, in: subject.id, context.model)
    else { return nil }
    return (.edits(edits, of: [subject.id], in: located.file), used)
  }

  /// The tracked variables of the class that a body reads, directly or through other members, and whether it reads them
  /// on every path.
  private func sources(of body: MemberBody, _ visited: inout Set<String>) -> [String: Bool] {
    var found: [String: Bool] = [:]
    for mention in body.mentions where !caches.contains(mention.name) {
      if isTracked(mention.name) {
        guard reads[body.name]?.contains(mention.name) == true else { continue }
        found[mention.name] = found[mention.name] == true || mention.isCertain
        continue
      }
      guard visited.insert(mention.name).inserted else { continue }
      for member in bodies[mention.name] ?? [] where member.hasResult || mentionsCache(member) {
        for (name, isCertain) in sources(of: member, &visited) {
          found[name] = found[name] == true || isCertain && mention.isCertain
        }
      }
    }
    return found
  }

  private func mentionsCache(_ body: MemberBody) -> Bool {
    body.mentions.contains { caches.contains($0.name) }
  }

  private func isTracked(_ name: String) -> Bool {
    let variables = context.index.declarations(of: subject.id).flatMap { context.index[$0].variables }
      .filter { $0.name == name && $0.isStored }
    return variables.count == 1 && variables.allSatisfy { context.isTracked($0, in: subject.id) }
  }
}
