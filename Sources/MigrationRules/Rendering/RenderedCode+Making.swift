import SwiftModel

extension RenderedCode {
  /// What the content of a view makes, each time that it is made, and what it may read then of objects that existed
  /// before.
  struct Making {
    let view: TypeID
    /// From the view to the expressions that make objects of observable classes.
    var objects: [[Located<Effect>]] = []
    /// The first way to a read of each variable.
    var reads: [VariableID: [Located<Effect>]] = [:]
  }

  /// Those of all views whose content makes such objects again with the view.
  var makings: [Making] {
    let leading = callers(of: code.filter { !$0.value.makings.isEmpty }.map(\.key))
    let views = starts.filter { $0.kind == .repeated && $0.regions.contains(where: leading.contains) }
    return views.compactMap { start in start.type.map { making(of: start, in: $0) } }
      .filter { !$0.objects.isEmpty && !$0.reads.isEmpty }
  }

  private func making(of start: RenderStart, in view: TypeID) -> Making {
    var making = Making(view: view)
    followContent(of: [start], where: kept.contains) { code, step in
      making.objects += code.makings.filter { !kept.contains($0) }.map { step.path + [$0] }
      for (id, read) in code.reads where making.reads[id] == nil {
        if read.use.isOnExistingObject, !step.entry.isOnNew(read.use) {
          making.reads[id] = step.path + [read]
        }
      }
    }
    return making
  }
}
