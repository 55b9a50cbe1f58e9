import MigrationPlanning
import SourceText
import SwiftModel

/// `ObjectWillChangePublisher`, which a type has no more when it has moved.
///
/// ```swift
/// protocol Loading: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher { … }
/// func reset<M: ObservableObject>(_ model: M) where M.ObjectWillChangePublisher == ObservableObjectPublisher
/// ```
///
/// The requirement of a protocol goes when the protocol moves, and so does the `objectWillChange` that a class declares
/// with it. Anything else holds back what it may be the
/// publisher of, with `wrapper-as-type`.
enum AssociatedPublisher {
  static func blockers(in context: RuleContext) -> [Rewrite] {
    uses(in: context).flatMap { file, use -> [Rewrite] in
      if owner(ofRequirement: use, in: file, context) != nil { return [] }
      let scope = LookupScope(file: file, enclosingType: use.enclosingType)
      if OwnPublisher.declares(at: use.range.lowerBound, in: scope, context) { return [] }
      let written = context.quotation(use.range, in: file)
      return subjects(of: use, in: file, context).map { subject in
        .blocked(
          [subject],
          context.diagnostic(
            .wrapperAsType, at: use.range.lowerBound, in: file,
            "'\(written)' is part of the old system, which a migrated type does not have; do without it, or write a publisher of your own"
          ))
      }
    }
  }

  /// The edits that take requirements from protocols that move.
  static func removals(in context: RuleContext) -> [Rewrite] {
    uses(in: context).compactMap { file, use in
      guard let owner = owner(ofRequirement: use, in: file, context), let requirement = use.requirement else {
        return nil
      }
      return .edits(
        [context.source(file).replacing(requirement.rangeToDelete, with: "")], of: [owner], in: file)
    }
  }

  /// Whether an `ObservableObjectPublisher` is part of a requirement that goes.
  static func goes(with mention: TypeMention, in file: Int, _ context: RuleContext) -> Bool {
    context.index.files[file].associatedPublishers.contains { use in
      use.requirement?.range.contains(mention.range.lowerBound) == true
        && owner(ofRequirement: use, in: file, context) != nil
    }
  }

  private static func uses(in context: RuleContext) -> [(Int, AssociatedPublisherUse)] {
    context.index.files.indices.flatMap { file in
      context.index.files[file].associatedPublishers.filter { isMeant($0, in: file, context) }
        .map { (file, $0) }
    }
  }

  /// A type alias of a class stands for itself.
  private static func isMeant(_ use: AssociatedPublisherUse, in file: Int, _ context: RuleContext) -> Bool {
    guard use.base == .enclosing else { return true }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    switch context.index.resolve(.name(AssociatedPublisherUse.name), in: scope) {
    case .external(let name, _): return name.last == AssociatedPublisherUse.name
    case .parameter, .unknown, .ambiguous: return true
    default: return false
    }
  }

  /// The protocol that has a requirement of its own publisher.
  private static func owner(
    ofRequirement use: AssociatedPublisherUse, in file: Int, _ context: RuleContext
  ) -> TypeID? {
    guard use.requirement != nil, use.base == .enclosing, let index = use.enclosingType else { return nil }
    let owner = TypeID(file: file, index: index)
    return context.types[owner]?.isProtocol == true ? owner : nil
  }

  // MARK: Whose publisher

  private static func subjects(
    of use: AssociatedPublisherUse, in file: Int, _ context: RuleContext
  ) -> [TypeID] {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    switch use.base {
    case .expression: return context.types.order
    case .enclosing: return subjects(around: scope, context)
    case .type(let base):
      let type = context.index.resolve(base, in: scope).unwrapped
      guard case .parameter(_, let bounds, let owner) = type else {
        return context.subjects(in: type) ?? context.types.order
      }
      if let wrapper = GenericUses.wrapper(at: use.range.lowerBound, in: scope, context) {
        return GenericUses.types(holding: wrapper, context)
      }
      return subjects(boundBy: bounds, of: owner, context)
    }
  }

  /// What a generic parameter can stand for.
  private static func subjects(
    boundBy bounds: [ResolvedType], of owner: String?, _ context: RuleContext
  ) -> [TypeID] {
    let declared = bounds.flatMap(\.declarations)
    if !declared.isEmpty { return types(thatMayBe: declared, context) }
    guard let owner, context.genericUses.bounds(owner) else { return context.types.order }
    switch context.genericUses.uses(of: owner) {
    case .closed(let subjects), .mixed(let subjects): return subjects
    case .unclear: return context.types.order
    }
  }

  private static func subjects(around scope: LookupScope, _ context: RuleContext) -> [TypeID] {
    var enclosing = scope.enclosingType
    while let index = enclosing {
      let type = context.index.selfType(in: LookupScope(file: scope.file, enclosingType: index))
      if case .external(let name, _) = type, name.last == "ObservableObject" { return [] }
      let own = context.types.subjects(in: type)
      let found = own.isEmpty ? types(thatMayBe: type.declarations, context) : own
      if !found.isEmpty { return found }
      enclosing = context.index[TypeID(file: scope.file, index: index)].parent
    }
    return context.types.order
  }

  private static func types(thatMayBe declared: [TypeID], _ context: RuleContext) -> [TypeID] {
    context.types.order.filter { type in declared.contains { context.index.mayBe(type, $0) } }
  }
}
