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
    self = settled.isEmpty ? all : all.without(settled)
  }

  /// Without further classes.
  func without(_ settled: Set<TypeID>) -> SettledModel { SettledModel(model.without(settled)) }

  /// The `@StateObject` properties that stay, also those that free a class whose new objects views would depend on; and
  /// what is read of new objects then.
  func keptStateObjects(
    _ tracking: Trackability, _ effects: RenderTimeEffects
  ) -> (KeptStateObjects, StorageReads) {
    func reads(_ kept: KeptStateObjects) -> StorageReads {
      StorageReads(besides: kept.values(in: model, creation), tracking, effects)
    }
    func keeping(_ types: [TypeID: VariableID]) -> KeptStateObjects {
      kept.keeping(makersOf: types, in: model, creation, publishers)
    }
    let before = reads(kept)
    let unreadable = before.unreadable
    if unreadable.isEmpty { return (kept, before) }
    let left = reads(keeping(unreadable)).unreadable
    let freed = unreadable.filter { left[$0.key] == nil }
    if freed.isEmpty { return (kept, before) }
    let all = keeping(freed)
    return (all, reads(all))
  }

  private init(_ model: ProjectModel) {
    self.model = model
    publishers = ChangePublishers(in: model)
    creation = StateCreation(in: model, calls: model.calls)
    kept = KeptStateObjects(in: model, creation, publishers)
  }
}
