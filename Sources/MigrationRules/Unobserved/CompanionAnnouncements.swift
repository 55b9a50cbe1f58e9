import EffectAnalysis
import SwiftModel

/// What code announces of an object beside a change that it makes.
final class CompanionAnnouncements {
  private let model: ProjectModel
  private var knownCompanions: [Int: [Int: [MemberWrite]]] = [:]

  init(in model: ProjectModel) { self.model = model }

  /// Whether some code of the class of a variable, or of its family, always changes another published variable, too.
  func contains(_ located: Located<Effect>, besides id: VariableID) -> Bool {
    guard let owner = model.index.owner(of: id), let type = located.use.enclosingType,
      model.index.owners(of: TypeID(file: located.file, index: type)).contains(where: {
        model.family(of: owner).contains($0)
      })
    else { return false }
    if located.use.kind.mayWrite, changesPublished(located, besides: id) { return true }
    return companions(of: located).contains { companion in
      companion.name == "objectWillChange"
        || model.index.variables(named: companion.name, of: owner).contains {
          $0 != id && model.isPublished(model.index[$0], in: $0.declaration)
        } && model.changesVariable(companion, of: owner)
    }
  }

  /// By its setter, whose observers run later.
  private func changesPublished(_ located: Located<Effect>, besides id: VariableID) -> Bool {
    model.calls.places(of: located.use, in: located.file).contains { place in
      guard case .variable(let other) = place, other != id else { return false }
      return model.isPublished(model.index[other], in: other.declaration)
    }
  }

  private func companions(of located: Located<Effect>) -> [MemberWrite] {
    let (file, offset) = (located.file, located.use.offset)
    if let known = knownCompanions[file]?[offset] { return known }
    let found = FactsReader.companions(ofCodeAt: [offset], in: model.source(file))[offset] ?? []
    knownCompanions[file, default: [:]][offset] = found
    return found
  }
}
