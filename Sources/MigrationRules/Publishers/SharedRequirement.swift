import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// A property with all that have to have its type: the requirements that it witnesses, and their other witnesses. Types
/// that only have a property of the same name do not.
///
/// ```swift
/// protocol Listing: AnyObject { var states: Published<State>.Publisher { get } }
/// final class List: Listing { … }        // and each other conformer
/// ```
struct SharedRequirement {
  let name: String
  private let types: Set<TypeID>
  private let model: ProjectModel

  init(named name: String, of declaration: TypeID, in model: ProjectModel) {
    self.name = name
    self.model = model
    let index = model.index
    var open = index.owners(of: declaration)
    var types = Set(open)
    while let next = open.popLast() {
      let lineage = index.lineage(of: next)
      let near =
        index[next].kind == .protocol
        ? index.conformers(of: next) + index.refinedProtocols(of: next)
        : lineage + index.subclasses(of: next) + lineage.flatMap(index.allRefinedProtocols)
      // A protocol that does not require it ties nothing.
      let added = near.filter {
        !types.contains($0) && (index[$0].kind != .protocol || !index.variables(named: name, of: $0).isEmpty)
      }
      types.formUnion(added)
      open += added
    }
    self.types = types
  }

  /// Also where it is not known what its extension extends.
  func isDeclared(by id: VariableID) -> Bool {
    let owners = model.index.owners(of: id.declaration)
    return owners.isEmpty || !types.isDisjoint(with: owners)
  }

  func mayBe(_ use: Located<Effect>) -> Bool {
    types.contains { model.index.mayReferTo(use.use, memberOf: $0, in: use.file) }
  }

  /// Where the name may mean it; not the names of local variables.
  func uses() -> Set<SourceLocation> {
    Set(model.references.effects(on: [name]).filter(mayBe).map(\.location))
  }
}
