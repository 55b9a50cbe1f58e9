import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// The unpublished variables of observable classes, and the functions of these that change them, by themselves or
/// through others; by their names.
struct UnpublishedWriters {
  private(set) var variables: Set<String> = []
  private(set) var functions: Set<String> = []

  init(in model: ProjectModel) {
    let index = model.index
    for subject in model.types.order {
      let family = [subject] + index.lineage(of: subject) + model.types.subclasses(of: subject)
      let declarations = (family + family.flatMap(index.allRefinedProtocols)).flatMap(index.declarations)
      let facts = declarations.map { index[$0] }
      let stored = facts.flatMap(\.variables).filter { $0.isStored && !$0.isLet && !$0.isStatic }
      let names = Set(stored.filter { !model.isPublished($0, in: subject) }.map(\.name))
      guard !names.isEmpty else { continue }
      let calls = MemberAccessGraph(of: facts, in: index)
      let values = MutatingAccessors(named: names, of: declarations, in: model)
      variables.formUnion(names)
      let changing = calls.members(reaching: names, where: values.mayBeChanged)
      for function in facts.flatMap(\.functions)
      where !function.isAsync && changing.contains(function.accesses)
        && calls.mayChange(values, from: function.accesses)
      {
        functions.insert(function.name)
      }
    }
  }
}
