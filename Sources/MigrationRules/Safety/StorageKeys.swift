import EffectAnalysis
import MigrationPlanning
import SwiftModel

extension ProjectModel {
  /// The value of the user defaults that a call is about, where its key is known, and the member of a shared instance of
  /// Apple's; any other state as it is.
  func key(
    of kind: UnobservedState.Key, namedBy use: Effect, in file: Int
  ) -> UnobservedState.Key {
    if case .system(let type, _) = kind { return .system(type, member: use.path.secondMember) }
    guard case .userDefaults = kind else { return kind }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    return .userDefaults(use.storageKey.flatMap { text(of: $0, in: scope) })
  }

  /// Nil unless it is a literal, or a constant or the raw value of a case that is one.
  private func text(of key: StorageKey, in scope: LookupScope) -> String? {
    switch key {
    case .literal(let text): text
    case .expression(.member(let value, "rawValue")): rawValue(of: value, in: scope)
    case .expression(let value): constant(value, in: scope)
    }
  }

  private func constant(_ value: ExpressionFact, in scope: LookupScope) -> String? {
    let found =
      if case .implicitMember(let name) = value {
        index.members(named: name, of: .external(["String"], arguments: [])).compactMap(\.variable)
      } else {
        variables(namedBy: value, in: scope)
      }
    guard let id = found.first, found.count == 1, index[id].isLet,
      let range = index[id].initializerValueRange
    else { return nil }
    return literal(in: range, of: id.declaration.file)
  }

  /// `Keys.size.rawValue`
  private func rawValue(of value: ExpressionFact, in scope: LookupScope) -> String? {
    guard case .member(let base, let name) = value,
      case .metatype(let type) = index.type(of: base, in: scope),
      let declaration = type.declarations.first, type.declarations.count == 1,
      let enumCase = index[declaration].enumCases.first(where: { $0.name == name })
    else { return nil }
    return enumCase.rawValueRange.map { literal(in: $0, of: declaration.file) } ?? name
  }

  /// The text in quotes at the end of some source text, where that has no escapes.
  private func literal(in range: Range<Int>, of file: Int) -> String? {
    let parts = text(range, in: file).split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 3 && !parts[1].contains("\\") ? String(parts[1]) : nil
  }

  /// The variables that an expression may name.
  func variables(namedBy value: ExpressionFact, in scope: LookupScope) -> [VariableID] {
    switch value {
    case .optionalChain(let inner), .unwrapped(let inner): variables(namedBy: inner, in: scope)
    case .name(let name): index.variables(named: name, visibleFrom: scope) ?? []
    case .member(let base, let name):
      index.members(named: name, of: index.type(of: base, in: scope).unwrapped).compactMap(\.variable)
    default: []
    }
  }
}
