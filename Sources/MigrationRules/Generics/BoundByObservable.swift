import MigrationPlanning
import SourceText
import SwiftModel

/// Bounds a generic parameter by `Observable` instead of `ObservableObject`.
///
/// ```swift
/// struct Inspector<Subject: ObservableObject>: View { @ObservedObject var subject: Subject … }
/// ```
/// becomes
/// ```swift
/// struct Inspector<Subject: AnyObject & Observable>: View { var subject: Subject … }
/// ```
///
/// Every type used as an argument has to move; these types move together. The arguments of an associated type are its
/// witnesses. An extension of a protocol changes with the classes that conform to it. A type alias that is only used as a
/// bound changes like a bound. The subscript by which a property wrapper announced changes of the object around it takes
/// any object then. Blocks with `generic-bound`, also for uses of members that are conditional on such a bound.
enum BoundByObservable {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.index.files.indices.flatMap { file in
      context.index.files[file].typeMentions.flatMap { rewrites(of: $0, in: file, context) }
    }
  }

  private static func rewrites(of mention: TypeMention, in file: Int, _ context: RuleContext) -> [Rewrite] {
    let scope = LookupScope(file: file, enclosingType: mention.enclosingType)
    guard mention.name == "ObservableObject",
      context.index.resolve(.name(mention.name), in: scope).isExternal(named: mention.name)
    else { return [] }
    switch mention.position {
    case .inherited, .other: return []
    case .alias(let name):
      let subjects = context.model.genericUses.subjects(ofAlias: name) ?? []
      return replacement(of: mention, subjects, in: file, scope, context)
    case .selfBound(let owner):
      if let subjects = SelfBounds.subjects(of: mention, in: scope, context) {
        return replacement(of: mention, subjects, in: file, scope, context)
      }
      return blocked(types(conformingTo: owner, context), taking(owner), mention, file, context)
    case .bound(let owner):
      let start = mention.range.lowerBound
      if let holders = context.model.classes(announcedByWrapperAt: start, in: scope) {
        return replacement(of: mention, holders, by: "AnyObject", in: file, context)
      }
      if let wrapper = context.model.enclosingInstanceWrapper(at: start, in: scope) {
        return blocked(context.model.types(holding: wrapper), taking(owner), mention, file, context)
      }
      return rewrites(of: mention, boundIn: owner, in: file, scope, context)
    case .associated(_, let owner):
      return rewrites(of: mention, boundIn: owner, in: file, scope, context)
    case .conditional(let members):
      let users = ConditionalUses.users(of: members, in: file, scope, context.model)
      return blocked(
        users, "what is declared here is there only for an 'ObservableObject'", mention, file, context)
    }
  }

  private static func rewrites(
    of mention: TypeMention, boundIn owner: String, in file: Int, _ scope: LookupScope,
    _ context: RuleContext
  ) -> [Rewrite] {
    switch context.model.genericUses.uses(of: owner) {
    case .unclear:
      blocked(
        context.types.order, taking(owner), unclear: context.model.genericUses.unclearUse(of: owner),
        mention, file, context)
    case .mixed(let subjects): blocked(subjects, taking(owner), mention, file, context)
    case .closed(let subjects): replacement(of: mention, subjects, in: file, scope, context)
    }
  }

  private static func replacement(
    of mention: TypeMention, _ subjects: [TypeID], in file: Int, _ scope: LookupScope, _ context: RuleContext
  ) -> [Rewrite] {
    let isOfClass = mention.companions.contains { context.index.isOfClass($0, in: scope) }
    let bound = (isOfClass ? "" : "AnyObject & ") + context.model.observableName(at: scope)
    return replacement(of: mention, subjects, by: bound, in: file, needsObservation: true, context)
  }

  private static func replacement(
    of mention: TypeMention, _ subjects: [TypeID], by bound: String, in file: Int,
    needsObservation: Bool = false, _ context: RuleContext
  ) -> [Rewrite] {
    if subjects.isEmpty { return [] }
    let edit = context.source(file).replacing(mention.range, with: bound)
    return [.edits([edit], of: subjects, in: file, counts: .use, needsObservation: needsObservation)]
  }

  private static func taking(_ owner: String) -> String { "'\(owner)' takes any 'ObservableObject'" }

  /// - Parameter use: with an argument whose type is not clear.
  private static func blocked(
    _ subjects: [TypeID], _ statement: String, unclear use: Located<Range<Int>>? = nil,
    _ mention: TypeMention, _ file: Int, _ context: RuleContext
  ) -> [Rewrite] {
    let isUnclear = use.map { use in
      ", and the type of what '\(context.model.quotation(use.use, in: use.file))' takes is not clear; write it out, or"
    }
    let diagnostic = context.diagnostic(
      .genericBound, at: mention.range.lowerBound, in: file,
      "\(statement), which a migrated type no longer is\(isUnclear ?? ";") constrain it to 'AnyObject & Observable' or to a protocol of your own"
    ).traced(by: use.map { [step(to: $0, context)] } ?? [])
    return subjects.map { .blocked([$0], diagnostic) }
  }

  private static func step(to use: Located<Range<Int>>, _ context: RuleContext) -> TraceStep {
    TraceStep(
      at: SourceLocation(file: use.file, offset: use.use.lowerBound),
      "the type of an argument is not clear here")
  }

  /// By its name, as it may be unclear which protocol is meant.
  private static func types(conformingTo name: String, _ context: RuleContext) -> [TypeID] {
    let protocols = context.index.nominalTypes.filter {
      context.index[$0].kind == .protocol && context.index[$0].name.last == name
    }
    let conformers = Set(protocols.flatMap(context.index.conformers))
    return context.types.order.filter { type in
      conformers.contains(type)
        || context.index.declarations(of: type).contains { declaration in
          (context.index[declaration].inheritance?.entries ?? []).contains { entry in
            entry.type.boundParts.contains { $0.dottedName?.last == name }
          }
        }
        || context.index.refinedProtocols(of: type).contains { refined in
          context.index[refined].name.last == name
            || context.index.refinedProtocols(of: refined).contains { context.index[$0].name.last == name }
        }
    }
  }
}

extension ProjectIndex {
  /// Whether only classes conform to what is written: `AnyObject`, a class, or a protocol that says so.
  fileprivate func isOfClass(_ written: TypeExpression, in scope: LookupScope) -> Bool {
    let type = resolve(written, in: scope)
    if type.isExternal(named: "AnyObject") { return true }
    guard case .project(let id, _) = type else { return false }
    if self[id].kind == .class { return true }
    return self[id].kind == .protocol
      && ([id] + allRefinedProtocols(of: id)).contains { declaration in
        (self[declaration].inheritance?.entries ?? []).flatMap(\.type.boundParts).contains {
          ["AnyObject", "class"].contains($0.dottedName?.last ?? "")
        }
      }
  }
}
