import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// The model without the classes that have their final form already, which only an analysis tells.
struct SettledModel {
  let model: ProjectModel
  let publishers: ChangePublishers
  let creation: StateCreation
  let kept: KeptStateObjects

  init(of index: ProjectIndex, _ unpublished: UnpublishedPolicy, _ reader: ConcurrentReader) {
    let all = SettledModel(ProjectModel(index: index, unpublished: unpublished, reader: reader))
    let settled = all.kept.settled
    self = settled.isEmpty ? all : SettledModel(all.model.without(settled))
  }

  private init(_ model: ProjectModel) {
    self.model = model
    publishers = ChangePublishers(in: model)
    creation = StateCreation(in: model, calls: model.calls)
    kept = KeptStateObjects(in: model, creation, publishers)
  }
}
