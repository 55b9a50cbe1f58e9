import MigrationPlanning
import SwiftModel

/// Resolves the object whose `objectWillChange` a use refers to.
extension ProjectModel {
  /// The types whose `objectWillChange` a use may refer to; every candidate if that is unknown.
  func subjects(
    of use: ObjectWillChangeUse, in scope: LookupScope
  ) -> [TypeID] {
    knownSubjects(of: use, in: scope) ?? possibleSubjects(of: use, in: scope)
  }

  /// The types that the bounds of a generic parameter allow, or else every observable type.
  func possibleSubjects(
    of use: ObjectWillChangeUse, in scope: LookupScope
  ) -> [TypeID] {
    guard !use.isOwn, let base = use.base else { return types.order }
    let type = index.type(of: base, in: scope).unwrapped
    return types.order.filter { mayBe($0, valueOf: type) }
  }

  /// The types whose `objectWillChange` a use refers to; nil if unknown.
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
    if let subjects = arguments(of: type) { return subjects }
    guard let base = use.base else { return nil }
    if index.isGivenByAnotherModule(base, in: scope) { return [] }
    return index.typesAndParametersGiven(toForeignMethodOf: base, in: scope).map { given in
      types.order.filter { type in given.contains { mayBe(type, givenAs: $0) } }
    }
  }

  /// The types that the parameter of a generic declaration stands for, whose uses are all known: of one that nothing uses,
  /// none. An unbound parameter is bound where its `objectWillChange` is used.
  private func arguments(of type: ResolvedType) -> [TypeID]? {
    guard case .parameter(_, _, let owner?) = type, genericUses.bounds(owner) else { return nil }
    return switch genericUses.uses(of: owner) {
    case .closed(let subjects), .mixed(let subjects): subjects
    case .unclear: nil
    }
  }

  private func mayBe(_ type: TypeID, givenAs given: ResolvedType) -> Bool {
    switch given {
    case .project(let id, _): index.mayBe(type, id)
    default: mayBe(type, valueOf: given)
    }
  }
}

extension ProjectModel {
  func isInNonisolatedFunction(_ use: ObjectWillChangeUse, in file: Int) -> Bool {
    guard let type = use.enclosingType else { return false }
    return index.files[file].types[type].functions.contains {
      $0.isNonisolated && $0.range.contains(use.range.lowerBound)
    }
  }
}
