import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// The types whose uses of members conditional on `ObservableObject` conformance would no longer compile.
///
/// ```swift
/// extension Array where Element: ObservableObject { func logAll() { … } }
/// [meter].logAll()        // Meter
/// ```
enum ConditionalUses {
  /// The types used; every observable type if a use is unclear.
  static func users(
    of members: ConditionalMembers, in file: Int, _ scope: LookupScope, _ model: ProjectModel
  ) -> [TypeID] {
    guard let names = members.names, let extended = members.extendedType else { return model.types.order }
    var users: Set<TypeID> = []
    for located in model.references.effects(on: names) {
      let use = located.use
      // Uses among the members of the extension itself do not matter.
      if located.file == file, use.base == nil, use.enclosingType == scope.enclosingType { continue }
      // None of the members is static.
      if use.isImplicitMember { continue }
      guard let found = subjects(of: use, of: extended, in: located.file, model) else {
        return model.types.order
      }
      users.formUnion(found)
    }
    return model.types.order.filter(users.contains)
  }

  private static func subjects(
    of use: Effect, of extended: String, in file: Int, _ model: ProjectModel
  ) -> [TypeID]? {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    if let base = use.base {
      return subjects(in: model.index.type(of: base, in: scope), of: extended, model)
    }
    // A function of the same name.
    return use.enclosingType == nil
      ? [] : subjects(in: model.index.selfType(in: scope), of: extended, model)
  }

  /// The observable types that a type contains; nil if unclear.
  private static func subjects(
    in type: ResolvedType, of extended: String, _ model: ProjectModel
  ) -> [TypeID]? {
    func all(_ types: [ResolvedType]) -> [TypeID]? {
      let found = types.map { subjects(in: $0, of: extended, model) }
      return found.contains { $0 == nil } ? nil : found.flatMap { $0 ?? [] }
    }
    switch type {
    case .project(let id, let arguments):
      let fact = model.index[id]
      let isExtended =
        fact.name.last == extended
        || model.index.allRefinedProtocols(of: id).contains { model.index[$0].name.last == extended }
      if isExtended, arguments.isEmpty { return nil }
      return all(arguments).map { $0 + (model.types[id] == nil ? [] : [id]) }
    case .external(let name, let arguments):
      return name.last == extended && arguments.isEmpty ? nil : all(arguments)
    case .optional(let wrapped), .array(let wrapped), .metatype(let wrapped): return all([wrapped])
    case .dictionary(let key, let value): return all([key, value])
    case .tuple(let types, _): return all(types)
    case .function: return []
    case .parameter, .existential, .ambiguous, .unknown: return nil
    }
  }
}
