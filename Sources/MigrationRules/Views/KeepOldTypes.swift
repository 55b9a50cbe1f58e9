import MigrationPlanning
import SourceText
import SwiftModel

/// Blocks types for which the old system is written as a type, or for which a wrapper stands on a declaration other
/// than a property; of the latter only those of local variables that have a value can be rewritten.
///
/// ```swift
/// func show(_ model: ObservedObject<Editor>.Wrapper) { … }   // Editor stays
/// let models: [any ObservableObject]                         // every observable type stays
/// var model: (any ObservableObject)?                         // those that are assigned to it stay
/// func make() -> any ObservableObject { Feed() }             // Feed stays
/// ```
///
/// Blocks with `observable-object-as-type`, `wrapper-as-type`, `local-wrapper`
/// and `extension-of-observable-object`.
enum KeepOldTypes {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.index.files.indices.flatMap { file -> [Rewrite] in
      let facts = context.index.files[file]
      return facts.typeMentions.flatMap { rewrites(of: $0, in: file, context) }
        + facts.localWrappers.flatMap { rewrites(of: $0, in: file, context) }
    } + ObservableObjectExtensions.rewrites(in: context) + AssociatedPublisher.blockers(in: context.model)
  }

  // MARK: Types

  private static func rewrites(of mention: TypeMention, in file: Int, _ context: RuleContext) -> [Rewrite] {
    let scope = LookupScope(file: file, enclosingType: mention.enclosingType)
    guard context.index.resolve(.name(mention.name), in: scope).isExternal(named: mention.name) else {
      return []
    }
    let written = context.quotation(mention.range, in: file)
    func blocked(_ subjects: [TypeID], _ id: DiagnosticID, _ message: String) -> [Rewrite] {
      subjects.map { .blocked([$0], context.diagnostic(id, at: mention.range.lowerBound, in: file, message)) }
    }
    switch mention.name {
    case "ObservableObject":
      switch mention.position {
      case .bound, .selfBound, .associated, .conditional: return []
      case .alias(let name):
        if context.model.genericUses.subjects(ofAlias: name) != nil { return [] }
        // An alias used only in inheritance clauses blocks just the types with these clauses.
        let isUsed = context.index.files(mentioning: name).contains {
          FactsReader.mentionsAsType(name, in: context.source($0))
        }
        if !isUsed { return [] }
      case .inherited, .other: break
      }
      let held = HeldExistentials.types(of: mention, in: scope, context.model)
      return blocked(
        context.types.order.filter { type in
          held?.contains(type) != false
            && mention.companions.allSatisfy { context.index.mayConform(type, to: $0, in: scope) }
        },
        .observableObjectAsType,
        "'ObservableObject' is used as a type here, which a migrated type no longer is; use a protocol of your own, or a concrete type"
      )
    case "Published", "ObservableObjectPublisher":
      if DeclaredPublisher.declares(at: mention.range.lowerBound, in: scope, context.model) { return [] }
      if AssociatedPublisher.goes(with: mention, in: file, context.model) { return [] }
      // The argument decides: the `$x` of a migrated class has a blocker of its own, or becomes a subject.
      // With a subject, the type of the sequence would change.
      let isOfSequence = mention.publisherType?.isOfSequence == true
      if mention.publisherType.map({ $0.isOfParameter || context.bridges != nil }) == true, !isOfSequence {
        return []
      }
      var owners = context.types.subjects(in: context.index.selfType(in: scope))
      if isOfSequence { owners = Set(owners + publishing(in: file, context)).sorted() }
      return blocked(
        owners, .wrapperAsType,
        "'\(written)' is part of the old system, which a migrated type does not have; write a publisher of your own"
      )
    default:
      let subjects = subjects(of: mention, in: scope, context)
      if let rewrite = PassedProjection.rewrite(of: mention, subjects, in: file, context.model)
        ?? bindable(of: mention, in: scope, context)
      {
        return [rewrite]
      }
      return blocked(
        subjects, .wrapperAsType,
        "'\(written)' is written as a type, and the wrapper goes with the migration; pass the object or a 'Bindable' instead"
      )
    }
  }

  /// `Bindable(model).title` for `ObservedObject(wrappedValue: model).projectedValue.title`.
  private static func bindable(
    of mention: TypeMention, in scope: LookupScope, _ context: RuleContext
  ) -> Rewrite? {
    guard mention.name == "ObservedObject", let whole = mention.projection,
      let object = mention.projectedObject,
      let value = mention.wrappedValue, case .project(let type, _) = context.index.type(of: value, in: scope),
      context.types.subjects(in: .project(type, arguments: [])) == [type]
    else { return nil }
    let name = context.model.swiftUIName("Bindable", at: scope)
    let source = context.source(scope.file)
    return .edits(
      [source.replacing(whole, with: "\(name)(\(source.text(in: object)))")], of: [type], in: scope.file,
      counts: .use)
  }

  /// The types whose publishers are used in a file.
  private static func publishing(in file: Int, _ context: RuleContext) -> [TypeID] {
    context.uses.projections.filter { $0.value.contains { $0.file == file } }.keys
      .flatMap { context.index.owners(of: $0.declaration) }.filter { context.types[$0] != nil }
  }

  /// Every type, if the type of the wrapped object is unknown.
  private static func subjects(
    of mention: TypeMention, in scope: LookupScope, _ context: RuleContext
  ) -> [TypeID] {
    if !mention.arguments.isEmpty {
      return mention.arguments.flatMap { context.types.subjects(in: context.index.resolve($0, in: scope)) }
    }
    let type = mention.wrappedValue.map { context.index.type(of: $0, in: scope) } ?? .unknown
    return type.isKnown ? context.types.subjects(in: type) : context.types.order
  }

  // MARK: Wrappers on locals and parameters

  private static func rewrites(of use: LocalWrapperUse, in file: Int, _ context: RuleContext) -> [Rewrite] {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    guard context.index.resolve(.name(use.wrapper), in: scope).isExternal(named: use.wrapper) else {
      return []
    }
    let type = context.index.type(of: use.value, in: scope)
    let subjects = type.isKnown ? context.types.subjects(in: type) : context.types.order
    if type.isKnown, let wrapper = replacement(of: use) {
      let edit = context.source(file).replacing(
        use.wrapperRange, with: context.model.swiftUIName(wrapper, at: scope))
      return subjects.isEmpty ? [] : [.edits([edit], of: subjects, in: file, counts: .use)]
    }
    return subjects.map { subject in
      .blocked(
        [subject],
        context.diagnostic(
          .localWrapper, at: use.range.lowerBound, in: file,
          "'@\(use.wrapper)' stands on a local variable or a parameter here; use the object itself, with 'Bindable(…)' where a binding is needed"
        ))
    }
  }

  /// No view observes what a local variable holds. With `@Previewable`, it is a property of the preview's view, which is made
  /// once.
  private static func replacement(of use: LocalWrapperUse) -> String? {
    let hasOwnType = LibraryWrapper(named: use.wrapper).contains(.hasTypeOfInitialValue)
    if use.isPreviewable { return hasOwnType ? "State" : nil }
    return use.isReplaceable ? ["StateObject": "State", "ObservedObject": "Bindable"][use.wrapper] : nil
  }
}
