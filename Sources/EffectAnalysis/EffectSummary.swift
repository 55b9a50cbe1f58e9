package import SwiftModel

/// What code does to stored variables, by itself and through all that it calls before it returns.
package struct EffectSummary: Sendable {
  /// The places that may be read, with where each is first.
  package internal(set) var reads: [Place: Located<Effect>] = [:]
  /// The places that may be changed.
  package internal(set) var writes: [Place: Located<Effect>] = [:]
  /// The functions that may be called, and are not declared in the sources, with where each is first.
  package internal(set) var foreignCalls: [String: Located<Effect>] = [:]
  /// It may do anything: it calls a closure of unknown origin, or more code than is followed.
  package internal(set) var isPartial = false

  package init() {}

  /// Whether the code may read or change one of some variables, or do anything.
  package func mayAccess(where isMeant: (VariableID) -> Bool) -> Bool {
    isPartial || foreignCalls.keys.contains(where: LibraryEffects.tellsOthers)
      || [reads, writes].contains { effects in
        effects.keys.contains { if case .variable(let id) = $0 { isMeant(id) } else { false } }
      }
  }

  mutating func formUnion(_ other: EffectSummary) {
    reads.merge(other.reads) { own, _ in own }
    writes.merge(other.writes) { own, _ in own }
    foreignCalls.merge(other.foreignCalls) { own, _ in own }
    isPartial = isPartial || other.isPartial
  }
}

/// The summaries of code, computed on demand, once for each region.
///
/// An effect in a closure counts where that runs before the code returns, and where a variable holds it that the code
/// calls or passes on. An escaping closure argument is taken to run later. `CallGraph` says what is not followed.
package final class EffectSummaries {
  private let calls: CallGraph
  private var own: [CodeRegion: OwnEffects] = [:]
  private var summaries: [CodeRegion: EffectSummary] = [:]

  package init(of calls: CallGraph) { self.calls = calls }

  /// What some code does, and all that it calls.
  package func summary(of region: CodeRegion) -> EffectSummary {
    if let known = summaries[region] { return known }
    let isWhole = readCode(from: region)
    let fixpoint = SummaryFixpoint { region in
      (self.own[region]?.callees ?? []).filter { self.summaries[$0] == nil }
    }
    for component in fixpoint.components(from: region) {
      var summary = component.reduce(into: EffectSummary()) { summary, member in
        if let effects = own[member] { summary.formUnion(effects.summary) }
        for callee in own[member]?.callees ?? [] {
          if let known = summaries[callee] { summary.formUnion(known) }
        }
      }
      if !isWhole { summary.isPartial = true }
      for member in component { summaries[member] = summary }
    }
    return summaries[region] ?? EffectSummary()
  }

  /// What code does itself.
  private struct OwnEffects {
    var summary = EffectSummary()
    /// In the order of the text, each once.
    var callees: [CodeRegion] = []
  }

  /// Reads the code that is reached from a region.
  ///
  /// - Returns: whether all of it was read.
  private func readCode(from region: CodeRegion) -> Bool {
    let extent = CallGraph.follow([region]) { round in
      let unread = Set(round.filter { own[$0] == nil })
      WorkFigures.count(summaries: unread.count)
      for (region, effects) in calls.effects(in: unread) {
        own[region] = ownEffects(effects, in: region.file)
      }
      return round.flatMap { own[$0]?.callees ?? [] }.filter { summaries[$0] == nil }
    }
    return extent == .whole
  }

  private func ownEffects(_ effects: [Effect], in file: Int) -> OwnEffects {
    var own = OwnEffects()
    var seen: Set<CodeRegion> = []
    for effect in effects {
      let located = Located(file: file, use: effect)
      let accesses = calls.accesses(of: effect, in: file)
      // What makes a value of another module is no more of an effect where it is written `.init("name")`.
      if accesses.isEmpty, effect.isCalled, effect.name != "init", !calls.names.types.contains(effect.name) {
        own.summary.add(call: located)
      }
      for access in accesses {
        switch access.target {
        case .unknown: own.summary.isPartial = true
        case .code(let callee): if seen.insert(callee.code).inserted { own.callees.append(callee.code) }
        case .place(let place): own.summary.add(located, to: place, as: calls.kind(of: effect, on: place))
        }
      }
    }
    return own
  }
}

extension EffectSummary {
  fileprivate mutating func add(call: Located<Effect>) {
    if foreignCalls[call.use.name] == nil { foreignCalls[call.use.name] = call }
  }

  fileprivate mutating func add(_ effect: Located<Effect>, to place: Place, as kind: AccessFact.Kind) {
    if kind.mayRead, reads[place] == nil { reads[place] = effect }
    if kind.mayWrite, writes[place] == nil { writes[place] = effect }
  }
}

extension AccessFact.Kind {
  package var mayRead: Bool { ![.assignment, .initialization].contains(self) }
  package var mayWrite: Bool { self != .read }
}
