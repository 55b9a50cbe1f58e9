import MigrationPlanning
import SwiftModel

/// The witnesses of a protocol's associated types that are bound by `ObservableObject`.
///
/// ```swift
/// protocol Screen { associatedtype Model: ObservableObject; var model: Model { get } }
/// struct MeterScreen: Screen { let model = Meter() }        // Meter
/// ```
struct AssociatedWitnesses {
  private let names: Set<String>
  private let protocols: Set<TypeID>
  private let index: ProjectIndex

  /// Protocols of the same name are not told apart.
  init(names: Set<String>, of owner: String, _ index: ProjectIndex) {
    self.names = names
    self.index = index
    protocols = Set(
      Self.types(in: index).filter { index[$0].kind == .protocol && index[$0].name.last == owner })
  }

  func uses(_ types: ObservableTypes) -> BoundUses {
    var found: Set<TypeID> = []
    var isMixed = false
    var isUnclear = hasForeignConformers
    for conformer in Self.types(in: index) where conforms(conformer) {
      for name in names {
        let witness = witness(for: name, of: conformer)
        let subjects = types.subjects(in: witness)
        found.formUnion(subjects)
        guard subjects.isEmpty else { continue }
        if case .parameter = witness { isUnclear = true }
        if witness.isKnown { isMixed = true } else { isUnclear = true }
      }
    }
    return BoundUses(found: found, isMixed: isMixed, isUnclear: isUnclear)
  }

  /// Whether an extension makes a type of another module conform.
  private var hasForeignConformers: Bool {
    index.extensionsOfOthers.values.contains { extensions in
      extensions.contains { conforms($0) }
    }
  }

  private func conforms(_ type: TypeID) -> Bool {
    index[type].kind != .protocol && !protocols.isDisjoint(with: index.allRefinedProtocols(of: type))
  }

  /// The declared witness, or the type of a property whose requirement has the associated type.
  private func witness(for name: String, of conformer: TypeID) -> ResolvedType {
    let declarations = index.declarations(of: conformer)
    let isWritten = declarations.contains { declaration in
      index[declaration].typeAliases.contains { $0.name == name }
        || index.hasNestedType(named: name, in: declaration)
    }
    if isWritten { return index.resolve(.name(name), in: LookupScope(inside: conformer)) }
    if index[conformer].genericParameters.contains(where: { $0.name == name }) { return .unknown }
    let required = index.allRefinedProtocols(of: conformer).flatMap { index[$0].variables }
      .filter { $0.type == .name(name) }.map(\.name)
    let types = required.flatMap { index.variables(named: $0, of: conformer) }
      .filter { index[$0.declaration].kind != .protocol }
      .map { index.typeOfVariable(index[$0], in: LookupScope(inside: $0.declaration)) }
    guard let type = types.first, types.allSatisfy({ $0 == type }) else { return .unknown }
    return type
  }

  /// Without extensions.
  private static func types(in index: ProjectIndex) -> [TypeID] {
    index.files.indices.flatMap { file in
      index.files[file].types.indices.map { TypeID(file: file, index: $0) }
    }.filter { index[$0].kind != .extension }
  }
}
