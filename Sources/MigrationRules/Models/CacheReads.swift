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
  /// Of these, those without a value that a view could show: locks.
  private let silent: Set<String>
  /// Those that no other code can name.
  private let hidden: Set<String>
  /// Of these, those that contain values.
  private let ofValues: Set<String>
  private let located: [Located<MemberBody>]
  /// The members that run while a view is rendered.
  private let rendered: Set<String>
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

  /// - Parameter caches: not empty.
  init(of caches: [VariableFact], in subject: ObservableTypes.Subject, _ context: RuleContext) {
    let declarations = context.index.declarations(of: subject.id)
    let facts = declarations.map { context.index[$0] }
    self.subject = subject
    self.context = context
    self.caches = Set(caches.map(\.name))
    silent = Set(caches.filter { Self.showsNothing($0, in: subject, context) }.map(\.name))
    hidden = Set(caches.filter(\.isHidden).map(\.name))
    located = context.model.memberBodies(of: declarations)
    bodies = Dictionary(grouping: located.map(\.use), by: \.name)
    reads = Self.reads(in: facts)
    rendered = Self.membersOfViews(facts, declarations, context)
    ofValues = Set(caches.filter { Self.keepsValues($0, in: subject, context) }.map(\.name))
  }

  var registrations: [Registration] {
    if ofValues.isEmpty { return [] }
    return located.compactMap { rendered.contains($0.use.name) ? registration(in: $0) : nil }
  }

  /// The caches whose values are made of what is handed in, of constants, and of what everybody reads who gets one: a view
  /// depends on no less than before.
  func settled(_ state: UnobservedState) -> Set<String> {
    silent.union(hidden.filter { isSettled($0, state) })
  }

  private func isSettled(_ cache: String, _ state: UnobservedState) -> Bool {
    let users = bodies.values.joined().filter { body in body.mentions.contains { $0.name == cache } }
    let names = Set(users.map(\.name))
    // What else changes it may keep any value there.
    let changes = context.references.effects(on: [cache], in: [subject.id.file], for: .change).filter {
      context.index.mayReferTo($0.use, memberOf: subject.id, in: $0.file)
    }
    let isOnlyChangedThere = changes.allSatisfy { change in
      located.contains {
        $0.file == change.file && $0.use.range.contains(change.use.offset) && names.contains($0.use.name)
      }
    }
    guard !users.isEmpty, names.isSubset(of: rendered), isOnlyChangedThere else { return false }
    var known = caches
    for body in users {
      var visited: Set<String> = [body.name]
      let sources = sources(of: body, &visited)
      guard sources.values.allSatisfy({ $0 }) else { return false }
      known.formUnion(sources.keys)
    }
    let reach = state.reach(ofMembers: names, of: subject.id)
    return !reach.isPartial && reach.unclear.isEmpty && reach.keys.keys.allSatisfy(\.isConstant)
      && reach.perhapsMentioned.union(reach.variables.keys).allSatisfy {
        known.contains(context.index[$0].name)
      }
  }

  private static func showsNothing(
    _ cache: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Bool {
    let type = context.index.typeOfVariable(cache, in: LookupScope(inside: subject.id))
    if case .external(let names, _) = type.unwrapped { return KnownTypes.showsNothing(names.last ?? "") }
    // `pthread_mutex_t()` may be a call of a function.
    return cache.initializer?.callee?.lastName.map(KnownTypes.showsNothing) == true
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

  private static func membersOfViews(
    _ facts: [TypeFact], _ declarations: [TypeID], _ context: RuleContext
  ) -> Set<String> {
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
      ofValues.contains(mention.name)
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
    for mention in body.mentions where !ofValues.contains(mention.name) {
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
    body.mentions.contains { ofValues.contains($0.name) }
  }

  private func isTracked(_ name: String) -> Bool {
    let variables = context.index.declarations(of: subject.id).flatMap { context.index[$0].variables }
      .filter { $0.name == name && $0.isStored }
    return variables.count == 1 && variables.allSatisfy { context.isTracked($0, in: subject.id) }
  }
}
