import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// What code changes beside an `objectWillChange.send()`, where that is nothing but tracked variables of objects of another
/// class, and its own: views are told by these themselves, once that class moves, too.
///
/// ```swift
/// func toggle(_ todo: Todo) {
///   todo.isDone.toggle()
///   objectWillChange.send()     // for `left`, which counts all that are not done
/// }
/// ```
struct ChangedObjects {
  private let model: ProjectModel
  private let tracking: Trackability
  private let summaries: EffectSummaries

  init(in tracking: Trackability) {
    (model, self.tracking) = (tracking.model, tracking)
    summaries = EffectSummaries(of: tracking.model.calls)
  }

  /// The class of the objects; nil where something else may change, or nothing does.
  func changedClass(beside use: ObjectWillChangeUse, of owner: TypeID, in file: Int) -> TypeID? {
    guard let code = code(around: use, in: file) else { return nil }
    let summary = summaries.summary(of: code)
    guard !summary.isPartial, summary.foreignCalls.values.allSatisfy(changesNoOther) else { return nil }
    let owners = summary.writes.keys.map(trackedOwner)
    let others = Set(owners.compactMap(\.self)).subtracting([owner])
    return owners.contains(nil) || others.count != 1 ? nil : others.first
  }

  /// The function around it, or the closure, where that runs later.
  private func code(around use: ObjectWillChangeUse, in file: Int) -> CodeRegion? {
    let offset = use.nameRange.lowerBound
    guard let type = use.enclosingType, let effect = model.references.effect(at: offset, in: file) else {
      return nil
    }
    let functions = model.index[TypeID(file: file, index: type)].functions
    let function = functions.first { $0.kind == .function && $0.range.contains(offset) }?.bodyRange
    return (effect.closures.first?.range ?? function).map { CodeRegion(file: file, range: $0) }
  }

  /// The class of an observable object that announces each change of a variable.
  private func trackedOwner(of place: Place) -> TypeID? {
    guard case .variable(let id) = place, let owner = model.index.owner(of: id), model.types[owner] != nil,
      !model.index[id].isStatic, tracking.isTracked(model.index[id], in: owner)
    else { return nil }
    return owner
  }

  /// A function that is not in the sources and changes no more than a value that a variable holds.
  private func changesNoOther(_ call: Located<Effect>) -> Bool {
    let name = call.use.name
    if name == "send" || LibraryEffects.isPure(name) || LibraryEffects.computes(function: name) {
      return true
    }
    guard LibraryEffects.computes(method: name) || LibraryEffects.mutatesReceiver(name),
      let base = call.use.base
    else { return false }
    return switch model.index.type(of: base, in: call.scope).unwrapped {
    case .array, .dictionary, .optional: true
    case .external(let names, _): KnownTypes.isStandardValue(names.last ?? "")
    default: false
    }
  }
}
