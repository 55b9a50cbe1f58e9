import MigrationPlanning
import SwiftModel

/// The objects that code makes for views which show each new one, and not the first alone: `Row(model: RowModel(id: id))`.
struct ObjectsShownAnew {
  private let model: ProjectModel
  private let kept: KeptObjects
  /// The names of their classes.
  private let names: Set<String>

  init(in model: ProjectModel) {
    let kept = KeptObjects(in: model)
    self.model = model
    self.kept = kept
    names = Set(
      model.index.nominalTypes.filter { type in
        model.index[type].kind == .class
          && (model.types[type] == nil || kept.mayBeShown(model.family(of: type)))
      }.compactMap { model.index[$0].name.last })
  }

  /// Whether something of a name may make one.
  func mayBeMade(by name: String) -> Bool { names.contains(name) }

  func includes(_ type: TypeID, madeBy making: Located<Effect>) -> Bool {
    guard model.index[type].kind == .class, !kept.contains(making) else { return false }
    return model.types[type] == nil ? isUsed(type, by: making) : kept.isShown(type, by: [making])
  }

  /// Whether an object of a plain class is asked for what it has, or given to a view.
  private func isUsed(_ type: TypeID, by making: Located<Effect>) -> Bool {
    switch making.use.destination {
    case .variable: return false
    case .argument(let taker):
      guard case .metatype(.project(let view, _)) = model.index.type(of: taker, in: making.scope) else {
        return true
      }
      return model.index.declarations(of: view).contains { holds(type, $0) }
    case .result, .resultOfClosure, nil: return true
    }
  }

  /// Whether a value has an object of a class in a variable without a wrapper.
  private func holds(_ type: TypeID, _ declaration: TypeID) -> Bool {
    let lineage = model.index.lineage(of: type)
    return model.index[declaration].variables.contains { variable in
      variable.attributes.isEmpty
        && model.index.typeOfVariable(variable, in: LookupScope(inside: declaration)).unwrapped.declarations
          .contains(where: lineage.contains)
    }
  }
}
