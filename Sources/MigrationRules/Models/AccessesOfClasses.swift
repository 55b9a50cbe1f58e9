import EffectAnalysis
import SwiftModel

/// Which members of classes access which others; kept, as each of their variables is asked about.
final class AccessesOfClasses {
  private var graphs: [TypeID: MemberAccessGraph] = [:]

  func graph(of type: TypeID, in model: ProjectModel) -> MemberAccessGraph {
    if let known = graphs[type] { return known }
    let graph = MemberAccessGraph(
      of: model.index.declarations(of: type).map { model.index[$0] }, in: model.index)
    graphs[type] = graph
    return graph
  }
}
