import EffectAnalysis
import SourceText
import SwiftModel

/// Changes in place that begin before something is awaited.
enum AwaitedChanges {
  /// The tracked variables of a class whose change begins before something is awaited, in the function around a call of
  /// `objectWillChange.send()` that follows: the macro announces them too early.
  static func variables(
    before use: ObjectWillChangeUse, of owner: TypeID, in file: Int, _ tracking: Trackability
  ) -> [String] {
    let model = tracking.model
    let offset = use.range.lowerBound
    let type = use.enclosingType.map { model.index.files[file].types[$0] }
    let functions = type?.functions ?? model.index.files[file].globalFunctions
    let start = functions.first { $0.range.contains(offset) }?.range.lowerBound ?? type?.range.lowerBound ?? 0
    let changes = model.index.files[file].modifyAccesses.filter { change in
      change.awaits && (start..<offset).contains(change.offset)
        && (use.isOwn ? change.base == nil : change.base == use.base)
    }
    return Set(
      changes.filter { change in
        model.index.variables(named: change.name, of: owner).contains { variable in
          tracking.isTracked(change.name, in: owner)
            && model.mayChangeInPlace(variable, by: change, in: file)
            && mayAwait(variable, during: change, model)
        }
      }.map(\.name)
    ).sorted()
  }

  /// A method of a value is awaited only where it is an asynchronous one, and not for its arguments.
  static func mayAwait(
    _ property: VariableID, during use: ModifyAccess, _ model: ProjectModel
  ) -> Bool {
    guard use.awaits, !use.isChained, let method = use.method else { return use.awaits }
    let type = model.index.typeOfVariable(
      model.index[property], in: LookupScope(inside: property.declaration))
    return model.index.hasMutatingMethod(named: method, in: type, isAsync: true)
  }
}

extension ProjectModel {
  /// What is announced before something is awaited may be shown before the state changes.
  func awaits(_ origin: ChangeOrigins.Origin) -> Bool {
    origin.code.contains { source($0.file).mentions("await", in: $0.range) }
  }
}
