package import SwiftModel

/// What code does to stored variables, by itself and through all that it calls before it returns.
package struct EffectSummary: Sendable {
  /// The places that may be read, with where each is first.
  package internal(set) var reads: [Place: Located<Effect>] = [:]
  /// The places that may be changed.
  package internal(set) var writes: [Place: Located<Effect>] = [:]
  /// Calls of what the sources do not declare.
  package internal(set) var foreignCalls: [Located<Effect>] = []
  /// More code is called than was followed: it may do anything.
  package internal(set) var isPartial = false

  package init() {}

  mutating func formUnion(_ other: EffectSummary) {
    reads.merge(other.reads) { own, _ in own }
    writes.merge(other.writes) { own, _ in own }
    foreignCalls += other.foreignCalls
    isPartial = isPartial || other.isPartial
  }
}

/// The summaries of code, made when they are asked for, once for each region, and kept.
package final class EffectSummaries {
  private let calls: CallGraph
  private lazy var names = calls.names
  private var own: [CodeRegion: OwnEffects] = [:]
  private var summaries: [CodeRegion: EffectSummary] = [:]

  /// More regions than that are not followed from one that is asked for.
  private static let limit = 400

  package init(of calls: CallGraph) { self.calls = calls }

  /// What some code does, and all that it calls.
  package func summary(of region: CodeRegion) -> EffectSummary {
    if let known = summaries[region] { return known }
    let isWhole = readCode(from: region)
    let fixpoint = SummaryFixpoint(of: own.mapValues(\.callees), known: Set(summaries.keys))
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

  /// Reads the code that is reached from a region, in rounds, so that each file is parsed once for many.
  ///
  /// - Returns: whether all of it was read.
  private func readCode(from region: CodeRegion) -> Bool {
    var (open, seen): (Set<CodeRegion>, Set<CodeRegion>) = ([region], [region])
    while !open.isEmpty {
      let unread = open.filter { own[$0] == nil }
      let effects = calls.references.effects(in: unread, where: names.contains)
      for region in unread { own[region] = ownEffects(effects[region] ?? [], in: region.file) }
      let callees = open.flatMap { own[$0]?.callees ?? [] }
      open = Set(callees.filter { summaries[$0] == nil && seen.insert($0).inserted })
      if seen.count > Self.limit { return false }
    }
    return true
  }

  private func ownEffects(_ effects: [Effect], in file: Int) -> OwnEffects {
    var own = OwnEffects()
    var seen: Set<CodeRegion> = []
    for effect in effects where effect.place != .elsewhere {
      let located = Located(file: file, use: effect)
      let targets = calls.targets(of: effect, in: file)
      if targets.isEmpty, effect.isCalled { own.summary.foreignCalls.append(located) }
      for target in targets {
        switch target {
        case .code(let region): if seen.insert(region).inserted { own.callees.append(region) }
        case .place(let place):
          if effect.kind.mayRead, own.summary.reads[place] == nil { own.summary.reads[place] = located }
          if effect.kind.mayWrite, own.summary.writes[place] == nil { own.summary.writes[place] = located }
        }
      }
    }
    return own
  }
}

extension AccessFact.Kind {
  package var mayRead: Bool { ![.assignment, .initialization].contains(self) }
  package var mayWrite: Bool { self != .read }
}
