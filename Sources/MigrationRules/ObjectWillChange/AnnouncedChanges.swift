import MigrationPlanning
import SourceText
import SwiftModel

/// The changes and calls in observable classes that accompany an announced change of a published variable.
///
/// ```swift
/// func add(_ item: Item) -> Bool {
///   items.append(item)     // `@Published`
///   count += 1
///   return true
/// }
/// ```
/// Such code does not run while a view is rendered: each call would have updated the view again. So it is an action,
/// and readers of `count` need an announcement. A change announced only in some branches, or later, says nothing about
/// the other branches.
struct AnnouncedChanges: Sendable {
  private let places: Set<SourceLocation>

  init(in model: ProjectModel, _ calls: RenderCalls, _ methods: RenderedMethods) {
    let candidates = Dictionary(
      grouping: model.classes.flatMap { Self.candidates(in: $0.id, model, calls, methods) },
      by: \.declaration.file)
    var places: Set<SourceLocation> = []
    // Parses each file once, however many classes it declares.
    let companions = model.reader.map(candidates.map { ($0, Set($1.flatMap(\.offsets))) }) {
      file, offsets in
      FactsReader.companions(ofCodeAt: Array(offsets), in: model.source(file))
    }
    for ((file, candidates), companions) in zip(candidates, companions) {
      for candidate in candidates {
        for offset in candidate.offsets where candidate.isAnnounced(companions[offset] ?? [], model) {
          places.insert(SourceLocation(file: file, offset: offset))
        }
      }
    }
    self.places = places
  }

  var areAny: Bool { !places.isEmpty }

  /// The accesses in a declaration that no such change accompanies.
  func unannounced(_ accesses: [AccessFact], in declaration: TypeID) -> [AccessFact] {
    if places.isEmpty { return accesses }
    return accesses.filter {
      !places.contains(SourceLocation(file: declaration.file, offset: $0.offset))
    }
  }

  /// The accesses in one declaration of a class that an announced change may accompany.
  private struct Candidate {
    let type: TypeID
    let declaration: TypeID
    /// The names of the variables that announce.
    let announced: Set<String>
    let offsets: [Int]

    /// - Parameter companions: the writes on every path through the code.
    func isAnnounced(_ companions: [MemberWrite], _ model: ProjectModel) -> Bool {
      companions.contains { announced.contains($0.name) && model.changesVariable($0, of: type) }
    }
  }

  private static func candidates(
    in type: TypeID, _ model: ProjectModel, _ calls: RenderCalls, _ methods: RenderedMethods
  ) -> [Candidate] {
    let declarations = model.index.declarations(of: type)
    let facts = declarations.map { model.index[$0] }
    let functions = facts.flatMap(\.functions).filter { $0.kind == .function }
    let isCalled = declarations.contains { declaration in
      model.index[declaration].functions.contains {
        calls.calls[$0.name] != nil || methods.contains($0, in: declaration)
      }
    }
    if !isCalled { return [] }
    let variables = facts.flatMap(\.variables).filter(\.isStored)
    let published = Set(
      (declarations + (model.superclasses(of: type) ?? [])).flatMap { declaration in
        model.index[declaration].variables.filter { model.isPublished($0, in: declaration) }.map(\.name)
      })
    let plain = Set(variables.map(\.name)).subtracting(published)
    let announced = published.union(["objectWillChange"])
    let members = Set(functions.map(\.name)).union(
      facts.flatMap(\.variables).filter(\.isComputed).map(\.name))
    return declarations.compactMap { declaration -> Candidate? in
      let fact = model.index[declaration]
      let bodies =
        fact.functions.filter { $0.kind == .function }.map(\.accesses)
        + fact.variables.map { $0.setterAccesses + $0.observerAccesses }
      let concerned = bodies.filter { accesses in
        accesses.contains { announced.contains($0.name) && !$0.runsLater }
      }.joined().filter {
        !$0.runsLater && (plain.contains($0.name) && $0.kind != .read || members.contains($0.name))
      }
      if concerned.isEmpty { return nil }
      return Candidate(
        type: type, declaration: declaration, announced: announced, offsets: concerned.map(\.offset))
    }
  }
}
