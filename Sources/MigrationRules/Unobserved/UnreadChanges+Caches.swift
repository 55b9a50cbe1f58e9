import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Caches that code fills where it reads them.
extension UnreadChanges {
  /// The code that reads the state also changes it, as a cache is filled; not where it hands it to a function to change:
  /// `func with<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }`.
  func isCache(_ state: Show.State, changedBy origin: ChangeOrigins.Origin) -> Bool {
    guard let code = origin.code.first, let read = state.reads.last?.location else { return false }
    if case .typed(.function)? = origin.path.last?.use.taker { return false }
    return code.file == read.file && code.range.contains(read.offset)
  }

  /// Whether some changes only empty what the code that reads the state fills again: to do that shows nothing else.
  ///
  /// ```swift
  /// func highlighted(_ code: String) -> String {
  ///   if let known = cache[code] { return known }
  ///   let value = highlight(code)
  ///   cache[code] = value
  ///   return value
  /// }
  /// func invalidate() { cache.removeAll() }
  /// ```
  func isRefilled(_ state: Show.State, emptiedBy changes: [ChangeOrigins.Origin]) -> Bool {
    guard !changes.isEmpty, changes.allSatisfy({ $0.path.last?.use.empties == true }),
      let place = state.key.place, let name = model.index.variable(at: place)?.name,
      let read = state.reads.last?.location
    else { return false }
    let mentions = model.references.effects(on: [name]).filter {
      model.calls.places(of: $0.use, in: $0.file).contains(place)
    }
    guard let reading = mentions.first(where: { $0.location == read }), !reading.use.fills,
      let code = origins.code(around: reading), readsNothingTracked(code),
      !takesFunctions(code, in: reading.scope)
    else { return false }
    // Who else reads it, or reads it in another way, shows that it is empty.
    return mentions.contains(where: \.use.fills)
      && mentions.allSatisfy { mention in
        let isInside = mention.file == code.file && code.range.contains(mention.use.offset)
        return isInside ? mention.use.fills || mention.use.isReturnedWhereFound : mention.use.empties
      }
  }

  /// Whether code reads nothing that is tracked: what it reads only to fill a cache, the view does not read when that is full,
  /// and is not told of.
  private func readsNothingTracked(_ code: CodeRegion) -> Bool {
    let summary = summaries.summary(of: code)
    return !summary.isPartial
      && summary.reads.keys.allSatisfy { place in
        guard case .variable(let id) = place, !model.index[id].isLet, let owner = model.index.owner(of: id)
        else { return true }
        return model.types[owner] == nil && !model.index[owner].hasObservationMacro
      }
  }

  /// Whether the function around some code may be given another one, which reads what is not known here:
  /// `memo.value(for: key) { numbers.sorted() }`.
  private func takesFunctions(_ code: CodeRegion, in scope: LookupScope) -> Bool {
    later.functions(around: code).flatMap(\.parameters).contains { parameter in
      switch parameter.type.map({ model.index.resolve($0, in: scope).unwrapped }) {
      case nil, .unknown, .ambiguous, .function: true
      default: parameter.isAutoclosure
      }
    }
  }
}

extension Effect {
  /// `cache[key] = value`, `cache.setObject(value, forKey: key)`
  fileprivate var fills: Bool { !empties && (kind.mayWrite || isCalledForEffect) }
}

extension UnobservedKey {
  /// The variable that holds the state, or the object that it is of.
  fileprivate var place: Place? {
    switch self {
    case .variable(let id): .variable(id)
    case .object(let place): place
    case .global, .subject, .userDefaults, .system, .outside, .foreign: nil
    }
  }
}
