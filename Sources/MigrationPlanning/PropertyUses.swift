import SourceText
package import SwiftModel

/// The uses of projections `$x` and wrapper storage `_x`, by the property that they refer to.
package struct PropertyUses: Sendable {
  package private(set) var projections: [VariableID: [Located<ProjectionUse>]] = [:]
  package private(set) var storageUses: [VariableID: [Located<StorageUse>]] = [:]
  /// The projections `base.$x` with a base of unknown type, by the name after the `$`.
  package private(set) var unclearProjections: [String: [Located<ProjectionUse>]] = [:]

  package init(index: ProjectIndex) {
    for (file, facts) in index.files.enumerated() {
      for use in facts.projections { add(use, file: file, index: index) }
      for use in facts.storageUses { add(use, file: file, index: index) }
    }
  }

  private mutating func add(_ use: ProjectionUse, file: Int, index: ProjectIndex) {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    let located = Located(file: file, use: use)
    if use.isOfStorage, isOfDeclaredStorage(use.name, base: use.base, in: scope, index: index) { return }
    let named = Self.variables(named: use.name, base: use.base, in: scope, index: index)
    let isForeign = (use.base ?? .selfReference) == .selfReference && index.isForeign(located)
    if let variables = isForeign ? named ?? [] : named {
      // An override shares the projection of the overridden property.
      for variable in Set(variables.flatMap(index.declarations)).sorted() {
        projections[variable, default: []].append(located)
      }
    } else if !use.isOfStorage {
      // Storage is private: with a base of unknown type, it is not that of a property found here.
      unclearProjections[use.name, default: []].append(located)
    }
  }

  private mutating func add(_ use: StorageUse, file: Int, index: ProjectIndex) {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    let located = Located(file: file, use: use)
    if isOfDeclaredStorage(use.name, base: use.base, in: scope, index: index) { return }
    if let variables = Self.variables(named: use.name, base: use.base, in: scope, index: index) {
      for variable in variables { storageUses[variable, default: []].append(located) }
    }
  }

  /// A declared variable `_x` shadows wrapper storage.
  private func isOfDeclaredStorage(
    _ name: String, base: ExpressionFact?, in scope: LookupScope, index: ProjectIndex
  ) -> Bool {
    Self.variables(named: "_" + name, base: base, in: scope, index: index)?.isEmpty == false
  }

  /// The properties whose storage is named at an offset of a file, in order.
  package func properties(ofStorageAt offset: Int, in file: Int) -> [VariableID] {
    storageUses.filter { $0.value.contains { $0.file == file && $0.use.nameRange.lowerBound == offset } }
      .keys.sorted()
  }

  /// The variables that a name may refer to; empty if the base is a type without such a variable or of another module;
  /// nil if the type of the base is unknown.
  private static func variables(
    named name: String, base: ExpressionFact?, in scope: LookupScope, index: ProjectIndex
  ) -> [VariableID]? {
    guard let base, base != .selfReference else {
      return index.variables(named: name, visibleFrom: scope)
    }
    let type = index.type(of: base, in: scope).unwrapped
    switch type {
    case .project, .parameter, .existential:
      let declarations = type.declarations
      if declarations.isEmpty { return nil }
      let found = declarations.flatMap { index.variables(named: name, of: $0) }
      return found.isEmpty && declarations.contains(where: index.hasDynamicMembers) ? nil : found
    case .ambiguous(let ids): return ids.flatMap { index.variables(named: name, of: $0) }
    case .unknown:
      return index.typesGiven(toForeignMethodOf: base, in: scope)?.flatMap(\.declarations).flatMap {
        index.variables(named: name, of: $0)
      }
    case .external, .optional, .array, .dictionary, .tuple, .function: return []
    case .metatype(let instance):
      return instance.declarations.flatMap { index.variables(named: name, of: $0) }
    }
  }
}

extension ProjectIndex {
  /// Whether `self` is an instance of another module's type: in an extension of such a type without constraints, which
  /// could restrict it to types of the project.
  fileprivate func isForeign(_ located: Located<ProjectionUse>) -> Bool {
    guard let enclosing = located.use.enclosingType else { return false }
    let declaration = TypeID(file: located.file, index: enclosing)
    let fact = self[declaration]
    guard fact.kind == .extension, owners(of: declaration).isEmpty,
      resolvedType(extendedBy: declaration).isExternal
    else { return false }
    let source = files[located.file].source
    let function = fact.functions.last { $0.range.contains(located.use.range.lowerBound) }
    let headers = [
      fact.nameRange.lowerBound..<fact.memberBlockRange.lowerBound,
      function.map { $0.range.lowerBound..<($0.bodyRange?.lowerBound ?? $0.range.upperBound) } ?? 0..<0,
    ].map(source.text(in:))
    return !headers.contains { $0.contains("where") } && !source.text(in: fact.nameRange).contains("<")
  }
}
