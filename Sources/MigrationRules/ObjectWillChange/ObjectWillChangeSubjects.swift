import MigrationPlanning
import SwiftModel

/// Whose `objectWillChange` is meant where one is used.
extension ProjectModel {
  /// Whose `objectWillChange` it is; every observable type that it may be of where nothing says.
  func subjects(
    of use: ObjectWillChangeUse, in scope: LookupScope
  ) -> [TypeID] {
    knownSubjects(of: use, in: scope) ?? possibleSubjects(of: use, in: scope)
  }

  /// What the bounds of a generic parameter allow, or every observable type.
  func possibleSubjects(
    of use: ObjectWillChangeUse, in scope: LookupScope
  ) -> [TypeID] {
    guard !use.isOwn, let base = use.base else { return types.order }
    let type = index.type(of: base, in: scope).unwrapped
    return types.order.filter { mayBe($0, valueOf: type) }
  }

  /// Whose `objectWillChange` it is; nil where nothing says.
  func knownSubjects(
    of use: ObjectWillChangeUse, in scope: LookupScope
  ) -> [TypeID]? {
    if let wrapper = enclosingInstanceWrapper(at: use.range.lowerBound, in: scope) {
      return types(holding: wrapper)
    }
    let type =
      use.isOwn
      ? index.selfType(in: scope)
      : index.type(of: use.base ?? .unknown, in: scope).unwrapped
    if case .external = type { return [] }
    if let subjects = subjects(in: type), !subjects.isEmpty || !type.declarations.isEmpty {
      return subjects
    }
    if let base = use.base, index.isGivenByAnotherModule(base, in: scope) { return [] }
    return nil
  }
}
