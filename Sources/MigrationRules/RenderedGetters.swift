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
  private let names: Set<String>

  /// None.
  init() { names = [] }

  init(in context: RuleContext) {
    let writing = context.classes.flatMap { subject in
      let family = [subject.id] + context.types.heirs(of: subject.id)
      let protocols = family.flatMap(context.index.allRefinedProtocols)
      return Self.writing(
        in: (family + protocols).flatMap(context.index.declarations).map { context.index[$0] })
    }
    var known: [String: Bool] = [:]
    for getter in writing where known[getter.name] == nil {
      let isPublic = getter.accessLevel.map { $0 >= .public } ?? false
      known[getter.name] = isPublic || Self.isRead(getter.name, context)
    }
    names = Set(known.filter(\.value).keys)
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Those that may change something, by themselves or through other members.
  private static func writing(in facts: [TypeFact]) -> [VariableFact] {
    let getters = facts.flatMap(\.variables).filter { $0.isComputed && !$0.getterAccesses.isEmpty }
    guard !getters.isEmpty else { return [] }
    let calls = CallGraph(of: facts)
    let stored = Set(facts.flatMap(\.variables).filter(\.isStored).map(\.name))
    return getters.filter { calls.writes(oneOf: stored, from: $0.getterAccesses) }
  }

  /// More getters than that, one read by the other, are not followed.
  private static let limit = 8

  private static func isRead(_ name: String, _ context: RuleContext) -> Bool {
    var open = [name]
    var seen: Set<String> = [name, "body"]
    var isUsed = false
    while let name = open.popLast() {
      for file in context.index.files(mentioning: name) {
        for read in FactsReader.renderReads(of: name, in: context.source(file)) {
          switch read {
          case .view, .getter("body"): return true
          case .getter(let other):
            if seen.insert(other).inserted { open.append(other) }
          case .function(let function):
            if context.renderedFunctions.contains(function) { return true }
            isUsed = true
          case .elsewhere: isUsed = true
          }
        }
      }
      if seen.count > limit { return true }
    }
    return !isUsed
  }
}
