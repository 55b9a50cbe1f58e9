import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// What the subclasses of a class give out besides what they inherit.
struct SubclassValues {
  /// Their members, each in its file.
  let bodies: [Located<MemberBody>]
  /// The stored variables that they track themselves, or never change, and that hold values alone.
  let settled: Set<String>
  /// The others, sorted.
  let unsettled: [String]

  init(of type: TypeID, _ tracking: Trackability) {
    let model = tracking.model
    let declarations = model.types.subclasses(of: type).flatMap(model.index.declarations(of:))
    bodies = model.memberBodies(of: declarations)
    let variables = declarations.flatMap { declaration in
      model.index[declaration].variables.indices.map { VariableID(declaration: declaration, index: $0) }
    }.filter { model.index[$0].isStored && !model.index[$0].isStatic }
    let unsettled = variables.filter { id in
      let variable = model.index[id]
      let isTracked = model.index.owners(of: id.declaration).allSatisfy {
        tracking.isTracked(variable, in: $0)
      }
      return !(isTracked || variable.isLet) || model.observables(in: id)?.isEmpty != true
    }
    let names = Set(unsettled.map { model.index[$0].name })
    settled = Set(variables.map { model.index[$0].name }).subtracting(names)
    self.unsettled = names.sorted()
  }
}
