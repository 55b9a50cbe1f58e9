import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Which variables are set after state has changed that nothing observes: by the code that makes the change, or by code that
/// this calls back. Where a view reads both, an equal value updated it before.
///
/// ```swift
/// func load() { service.load { self.error = $0 } }      // the service changes, and calls back; `error` remains nil
/// ```
final class LaterUpdates {
  private let model: ProjectModel
  private let origins: ChangeOrigins
  private let summaries: EffectSummaries
  private var known: [Question: Bool] = [:]
  /// Whether code of classes that no view runs may set a variable.
  private var calledBack: [VariableID: Bool] = [:]
  private var callingOthers: [CodeRegion: Bool] = [:]
  private var around: [CodeRegion: [FunctionFact]] = [:]

  init(in model: ProjectModel, _ origins: ChangeOrigins, _ summaries: EffectSummaries) {
    self.model = model
    self.origins = origins
    self.summaries = summaries
  }

  private struct Question: Hashable {
    let variable: VariableID
    /// From the change to where it begins.
    let code: [CodeRegion]
    /// Where the change stands, as a byte offset in the first of these.
    let change: Int?
  }

  /// Whether code that makes a change may set a variable farther away, or have others do so whom it calls back.
  func mayBeSet(_ id: VariableID, after origin: ChangeOrigins.Origin) -> Bool {
    let question = Question(variable: id, code: origin.code, change: origin.path.last?.use.offset)
    if let known = known[question] { return known }
    let answer = find(id, after: origin)
    known[question] = answer
    return answer
  }

  private func find(_ id: VariableID, after origin: ChangeOrigins.Origin) -> Bool {
    guard let last = origin.code.last else { return false }
    // Of a closure, it is the function around that may go on.
    let bodies = functions(around: last).compactMap(\.bodyRange).map {
      CodeRegion(file: last.file, range: $0)
    }
    let sets = (origin.code + bodies).uniqued().enumerated().contains { number, code in
      let summary = summaries.summary(of: code)
      // What is more than is followed may set anything, and most of it runs without the change.
      return summary.writes[.variable(id)] != nil && (number == 0 || !summary.isPartial)
    }
    return sets || origin.path.flatMap(takers).contains { mayChange(id, in: $0) }
      || (origin.code.contains(where: callsOthers) || isPartOfChain(origin)) && mayBeSetWhenCalledBack(id)
  }

  /// `query.flatMap { service.search($0) }.sink { self.rows = $0 }`: what is subscribed behind follows the change.
  private func isPartOfChain(_ origin: ChangeOrigins.Origin) -> Bool {
    origin.path.first?.use.closures.last?.callee.map(LibraryEffects.isOperator) == true
  }

  /// The functions that are given the closure around an effect, and may go on after they have called it:
  /// `func run(_ work: @escaping () async -> Void) { Task { await work(); isBusy = false } }`.
  private func takers(of effect: Located<Effect>) -> [CodeRegion] {
    effect.use.closures.compactMap(\.callee).uniqued().flatMap(model.index.allFunctions)
      .compactMap { file, function in function.bodyRange.map { CodeRegion(file: file, range: $0) } }
  }

  /// At once or later.
  private func mayChange(_ id: VariableID, in code: CodeRegion) -> Bool {
    (model.calls.possibleEffects(in: [code])[code] ?? []).contains { effect in
      model.calls.kind(of: effect, on: .variable(id)).mayWrite
        && model.calls.places(of: effect, in: code.file).contains(.variable(id))
    }
  }

  /// Whether code calls a function that it is given, or that something holds, or tells others of something.
  private func callsOthers(_ code: CodeRegion) -> Bool {
    if let known = callingOthers[code] { return known }
    let answer =
      callsParameter(code)
      || (model.calls.effects(in: [code])[code] ?? []).contains { effect in
        effect.isCalled && LibraryEffects.tellsOthers(effect.name) || tellsSubscribers(effect, in: code.file)
          || model.calls.accesses(of: effect, in: code.file, whenMentioned: false).contains {
            $0.target == .unknown
          }
      }
    callingOthers[code] = answer
    return answer
  }

  /// `subject.value = user`, and the assignment of a published property whose publisher is used, of any class.
  private func tellsSubscribers(_ effect: Effect, in file: Int) -> Bool {
    guard effect.kind.mayWrite else { return false }
    return model.calls.places(of: effect, in: file).contains { place in
      if effect.path.firstMember == "value" {
        return model.foreignType(of: place) == UnobservedTargets.valueSubject
      }
      guard case .variable(let id) = place else { return false }
      return model.index[id].attributes.contains { $0.name.last == "Published" }
        && model.uses.projections[id]?.isEmpty == false
    }
  }

  /// Whether code calls a function that the one around is given: `func load(then done: @escaping () -> Void)`.
  private func callsParameter(_ code: CodeRegion) -> Bool {
    let source = model.source(code.file)
    return functions(around: code).flatMap(\.parameters).contains { parameter in
      guard case .function = parameter.type?.withoutOptional else { return false }
      return source.mentions(parameter.name, in: code.range) { source.mayBeCalled(at: $0) }
    }
  }

  /// The functions whose bodies the code is, or stands in.
  func functions(around code: CodeRegion) -> [FunctionFact] {
    if let known = around[code] { return known }
    let facts = model.index.files[code.file]
    let found = (facts.globalFunctions + facts.types.flatMap(\.functions)).filter {
      $0.bodyRange?.contains(code.range.lowerBound) == true
    }
    around[code] = found
    return found
  }

  private func mayBeSetWhenCalledBack(_ id: VariableID) -> Bool {
    if let known = calledBack[id] { return known }
    if model.isAssignedByPublisher(id) { return true }
    let changes = origins.changes(of: [.variable(id)])[.variable(id)] ?? []
    let isCalledBack = origins.origins(of: changes.filter { !$0.use.place.isInitializer }).joined().contains {
      if $0.path.contains(where: \.use.isResumed) { return true }
      guard let first = $0.path.first, let type = first.use.enclosingType else { return false }
      return model.index.owners(of: TypeID(file: first.file, index: type)).contains {
        model.index[$0].kind == .class
      }
    }
    calledBack[id] = isCalledBack
    return isCalledBack
  }
}
