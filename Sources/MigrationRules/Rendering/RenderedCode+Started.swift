import EffectAnalysis
import SwiftModel

extension RenderedCode {
  /// Work that a view begins each time that it is made, and that runs later.
  struct StartedWork {
    let view: TypeID
    /// The first way to a read of each variable that it does not change.
    var reads: [VariableID: [Located<Effect>]] = [:]
  }

  /// That of all views. Where nothing but such work reads a variable, no change of it is tracked.
  var startedWork: [StartedWork] {
    let leading = callers(of: code.filter { !$0.value.started.isEmpty }.map(\.key))
    let summaries = EffectSummaries(of: model.calls)
    return starts.compactMap { start in
      guard start.kind == .repeated, let view = start.type, start.regions.contains(where: leading.contains)
      else { return nil }
      let work = work(startedBy: start, of: view, summaries)
      return work.reads.isEmpty ? nil : work
    }
  }

  private func work(startedBy start: RenderStart, of view: TypeID, _ summaries: EffectSummaries)
    -> StartedWork
  {
    var work = StartedWork(view: view)
    var others: Set<VariableID> = []
    followContent(of: [start], where: kept.contains) { code, step in
      // What the content reads is tracked.
      others.formUnion(code.reads.keys)
      let (reads, writes) = variables(of: code.started, by: step.entry, summaries)
      others.formUnion(writes)
      for (id, read) in reads where work.reads[id] == nil { work.reads[id] = step.path + [read] }
    }
    work.reads = work.reads.filter { !others.contains($0.key) }
    return work
  }

  /// What some effects read, but for an object that was just made, and what they change.
  private func variables(
    of effects: [Located<Effect>], by entry: Entry, _ summaries: EffectSummaries
  ) -> (reads: [VariableID: Located<Effect>], writes: Set<VariableID>) {
    var reads: [VariableID: Located<Effect>] = [:]
    var writes: Set<VariableID> = []
    for effect in effects {
      for target in model.calls.targets(of: effect.use, in: effect.file) {
        switch target {
        case .code(let code):
          let summary = summaries.summary(of: code)
          for case (.variable(let id), let read) in summary.reads { reads[id] = read }
          for case .variable(let id) in summary.writes.keys { writes.insert(id) }
        case .place(.variable(let id)):
          let kind = model.calls.kind(of: effect.use, on: .variable(id))
          if kind.mayRead, !entry.isOnNew(effect.use) { reads[id] = effect }
          if kind.mayWrite { writes.insert(id) }
        case .place: break
        }
      }
    }
    return (reads, writes)
  }
}
