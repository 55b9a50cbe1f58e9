import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Which members of classes access which others; kept, as each of their variables is asked about.
final class AccessesOfFamilies {
  /// A class with its subclasses and the protocols of all of them.
  struct Family {
    let types: [TypeID]
    let protocols: [TypeID]
    let declarations: [TypeID]
    let calls: MemberAccessGraph
  }

  private var families: [TypeID: Family] = [:]
  private var graphs: [TypeID: MemberAccessGraph] = [:]
  private var unannounced: [TypeID: MemberAccessGraph] = [:]

  func family(of type: TypeID, in model: ProjectModel) -> Family {
    if let known = families[type] { return known }
    let types = [type] + model.types.subclasses(of: type)
    let protocols = types.flatMap(model.index.allRefinedProtocols)
    let declarations = (types + protocols).flatMap(model.index.declarations)
    let family = Family(
      types: types, protocols: protocols, declarations: declarations,
      calls: MemberAccessGraph(of: declarations.map { model.index[$0] }, in: model.index))
    families[type] = family
    return family
  }

  /// Of the class with its family, without the accesses that an announcement goes with.
  func unannounced(of type: TypeID, _ changes: AnnouncedChanges, in model: ProjectModel) -> MemberAccessGraph
  {
    let family = family(of: type, in: model)
    if !changes.areAny { return family.calls }
    if let known = unannounced[type] { return known }
    let graph = MemberAccessGraph(of: family.declarations, in: model.index, keeping: changes.unannounced)
    unannounced[type] = graph
    return graph
  }

  /// Of the class alone.
  func graph(of type: TypeID, in model: ProjectModel) -> MemberAccessGraph {
    if let known = graphs[type] { return known }
    let graph = MemberAccessGraph(
      of: model.index.declarations(of: type).map { model.index[$0] }, in: model.index)
    graphs[type] = graph
    return graph
  }
}
