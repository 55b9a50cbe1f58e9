import MigrationPlanning
import SourceText
import SwiftModel

/// Uses of `ObjectWillChangePublisher`, an associated type that a migrated type no longer has.
///
/// ```swift
/// protocol Loading: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher { … }
/// func reset<M: ObservableObject>(_ model: M) where M.ObjectWillChangePublisher == ObservableObjectPublisher
/// ```
///
/// The requirement of a protocol is removed when the protocol moves, together with an `objectWillChange` that a class
/// declares to satisfy it; that of a wrapper which sends for the object around it, when the classes with it move. Any other use blocks the types it may refer to, with `wrapper-as-type`.
enum AssociatedPublisher {
  static func blockers(in model: ProjectModel) -> [Rewrite] {
    uses(in: model).flatMap { file, use -> [Rewrite] in
      if owners(ofRequirement: use, in: file, model) != nil { return [] }
      let scope = LookupScope(file: file, enclosingType: use.enclosingType)
      if DeclaredPublisher.declares(at: use.range.lowerBound, in: scope, model) { return [] }
      let written = model.quotation(use.range, in: file)
      return subjects(of: use, in: file, model).map { subject in
        .blocked(
          [subject],
          model.diagnostic(
            .wrapperAsType, at: use.range.lowerBound, in: file,
            "'\(written)' is part of the old system, which a migrated type does not have; do without it, or write a publisher of your own"
          ))
      }
    }
  }

  /// The edits that remove the requirements from protocols that move, and from wrappers.
  static func removals(in model: ProjectModel) -> [Rewrite] {
    uses(in: model).compactMap { file, use in
      guard let owners = owners(ofRequirement: use, in: file, model), let requirement = use.requirement else {
        return nil
      }
      return .edits(
        [model.source(file).replacing(requirement.rangeToDelete, with: "")], of: owners, in: file)
    }
  }

  /// Whether an `ObservableObjectPublisher` is part of a requirement that is removed.
  static func goes(with mention: TypeMention, in file: Int, _ model: ProjectModel) -> Bool {
    model.index.files[file].associatedPublishers.contains { use in
      use.requirement?.range.contains(mention.range.lowerBound) == true
        && owners(ofRequirement: use, in: file, model) != nil
    }
  }

  private static func uses(in model: ProjectModel) -> [(Int, AssociatedPublisherUse)] {
    model.index.files.indices.flatMap { file in
      model.index.files[file].associatedPublishers.filter { isOfProtocol($0, in: file, model) }
        .map { (file, $0) }
    }
  }

  /// Whether a use refers to the protocol's associated type, not a class's type alias.
  private static func isOfProtocol(_ use: AssociatedPublisherUse, in file: Int, _ model: ProjectModel) -> Bool
  {
    guard use.base == .enclosing else { return true }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    switch model.index.resolve(.name(AssociatedPublisherUse.name), in: scope) {
    case .external(let name, _): return name.last == AssociatedPublisherUse.name
    case .parameter, .unknown, .ambiguous: return true
    default: return false
    }
  }

  /// The protocol with a requirement on its own publisher, or the classes with a wrapper that requires one of them.
  private static func owners(
    ofRequirement use: AssociatedPublisherUse, in file: Int, _ model: ProjectModel
  ) -> [TypeID]? {
    guard use.requirement != nil, let index = use.enclosingType else { return nil }
    let owner = TypeID(file: file, index: index)
    if use.base == .enclosing { return model.types[owner]?.isProtocol == true ? [owner] : nil }
    let scope = LookupScope(inside: owner)
    let holders = model.classes(announcedByWrapperAt: use.range.lowerBound, in: scope) ?? []
    return holders.isEmpty ? nil : holders
  }

  // MARK: Types of the publisher

  private static func subjects(
    of use: AssociatedPublisherUse, in file: Int, _ model: ProjectModel
  ) -> [TypeID] {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    switch use.base {
    case .expression: return model.types.order
    case .enclosing: return subjects(around: scope, model)
    case .type(let base):
      let type = model.index.resolve(base, in: scope).unwrapped
      guard case .parameter(_, let bounds, let owner) = type else {
        return model.subjects(in: type) ?? model.types.order
      }
      if let wrapper = model.enclosingInstanceWrapper(at: use.range.lowerBound, in: scope) {
        return model.types(holding: wrapper)
      }
      return subjects(boundBy: bounds, of: owner, model)
    }
  }

  /// The types that a generic parameter can stand for.
  private static func subjects(
    boundBy bounds: [ResolvedType], of owner: String?, _ model: ProjectModel
  ) -> [TypeID] {
    let declared = bounds.flatMap(\.declarations)
    if !declared.isEmpty { return types(thatMayBe: declared, model) }
    guard let owner, model.genericUses.bounds(owner) else { return model.types.order }
    switch model.genericUses.uses(of: owner) {
    case .closed(let subjects), .mixed(let subjects): return subjects
    case .unclear: return model.types.order
    }
  }

  private static func subjects(around scope: LookupScope, _ model: ProjectModel) -> [TypeID] {
    var enclosing = scope.enclosingType
    while let index = enclosing {
      let type = model.index.selfType(in: LookupScope(file: scope.file, enclosingType: index))
      if case .external(let name, _) = type, name.last == "ObservableObject" { return [] }
      let own = model.types.subjects(in: type)
      let found = own.isEmpty ? types(thatMayBe: type.declarations, model) : own
      if !found.isEmpty { return found }
      enclosing = model.index[TypeID(file: scope.file, index: index)].parent
    }
    return model.types.order
  }

  private static func types(thatMayBe declared: [TypeID], _ model: ProjectModel) -> [TypeID] {
    model.types.order.filter { type in declared.contains { model.index.mayBe(type, $0) } }
  }
}
