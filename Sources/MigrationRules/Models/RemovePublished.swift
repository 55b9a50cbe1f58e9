import MigrationPlanning
import SourceText
import SwiftModel

/// Removes `@Published` from the variables of an observable class; the macro tracks them.
///
/// ```swift
/// @Published private(set) var title = ""
/// ```
/// becomes
/// ```swift
/// private(set) var title = ""
/// ```
///
/// Blocks with `publisher-used`, `published-with-other-wrapper`, `revision-never-read`, `overlapping-access`,
/// `unobserved-state`, and, for variables that the macro does not support, `back-ticked-property`,
/// `underscored-name-taken`, `open-stored-property`.
enum RemovePublished {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let own = context.classes.flatMap { subject in
      context.index[subject.id].variables.indices.flatMap { number in
        rewrites(of: VariableID(declaration: subject.id, index: number), in: subject, context)
      }
    }
    return own + unclearPublishers(in: context) + SelfAssignments.rewrites(in: context)
      + ObjectBindings.rewrites(in: context) + exclusivityViolations(in: context)
      + context.classes.compactMap { context.announcedAssignments(of: $0.id) }.flatMap(\.declarations)
      + context.unannounced.rewrites + bodyReads(in: context)
  }

  private static func exclusivityViolations(in context: RuleContext) -> [Rewrite] {
    ExclusivityViolations(in: context.tracking, context.deferredEffects, context.equalityDrops) { id in
      OnlyAnnouncement.statement(inWillSetOf: context.index[id], in: id.declaration, context) != nil
        && context.bridges?.givesSubject(to: id) != true
    }.rewrites
  }

  private static func rewrites(
    of id: VariableID, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [Rewrite] {
    let variable = context.index[id]
    let scope = LookupScope(inside: subject.id)
    guard let attribute = variable.attribute(.published, at: scope, in: context.index) else {
      return unpublished(variable, id, in: subject, context)
    }
    if context.stayingPublishers.contains(variable, in: subject.id) { return [] }
    let unread =
      context.unannounced.revisions.contains(id) ? nil : context.revisions.diagnostic(of: id, in: subject)
    let removal = removal(of: attribute, from: variable, id, in: subject, unread: unread, context)
    return [removal] + announcements(of: variable, id, in: subject, [], context)
      + blockers(of: variable, id, in: subject, context)
  }

  /// What is tracked from now on, and was shown with what is published.
  private static func unpublished(
    _ variable: VariableFact, _ id: VariableID, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [Rewrite] {
    if context.isTracked(variable.name, in: subject.id) {
      let notes = EqualityNotes.notes(for: variable, in: subject, context)
      let announced = announcements(of: variable, id, in: subject, notes, context)
      if !announced.isEmpty { return announced }
    }
    let revisions = context.revisions
    guard revisions.isAnnouncing(id), let unread = revisions.diagnostic(of: id, in: subject) else {
      return []
    }
    return [
      Rewrite.edits([], of: [subject.id], in: subject.id.file, notes: [unread]).reviewed(otherwise: unread)
    ]
  }

  /// `let _ = model.isLoading`, but for environment objects, which may be optional.
  private static func bodyReads(in context: RuleContext) -> [Rewrite] {
    let bodies = context.unannounced.readingBodies
    return context.properties.filter { $0.wrapper != .environmentObject }.flatMap { property in
      bodies[property.id]?.rewrites(for: property) ?? []
    }
  }

  private static func removal(
    of attribute: AttributeFact, from variable: VariableFact, _ id: VariableID,
    in subject: ObservableTypes.Subject, unread: Diagnostic?, _ context: RuleContext
  ) -> Rewrite {
    let source = context.source(subject.id.file)
    // `#if` may have one in each branch.
    let others = variable.attributes.filter { other in
      other != attribute
        && AppleName.published.isNamed(by: other.name, at: LookupScope(inside: subject.id), in: context.index)
    }
    var edits = ([attribute] + others).map { source.removing($0.range) }
    edits += WrapperArguments.edits(moving: attribute, to: variable, source)
    var isolation: [Diagnostic] = []
    if MacroLimits.isIsolatedAlone(variable, in: context.index[subject.id]),
      !context.index.isSwift5(subject.id.file)
    {
      if let initializer = WrittenInitializer.edit(for: subject, context.model) {
        edits.append(initializer)
      } else {
        isolation = [
          context.diagnostic(
            .isolatedProperty, at: variable.nameRange.lowerBound, in: subject.id.file,
            MacroLimits.isolationMessage(of: variable))
        ]
      }
    }
    let rewrite = Rewrite.edits(
      edits, of: [subject.id], in: subject.id.file,
      notes: isolation + EqualityNotes.notes(for: variable, in: subject, context)
        + [unread].compactMap { $0 }, counts: .property)
    return unread.map(rewrite.reviewed(otherwise:)) ?? rewrite
  }

  /// `didSet { withMutation(keyPath: \.title) {} }`, unless what is sent before the change announces it, too.
  private static func announcements(
    of variable: VariableFact, _ id: VariableID, in subject: ObservableTypes.Subject,
    _ notes: [Diagnostic], _ context: RuleContext
  ) -> [Rewrite] {
    guard let condition = context.announcesInOwnObserver(id) else { return [] }
    if context.announcedAssignments(of: subject.id)?.announces(id) == true {
      return notes.isEmpty ? [] : [.edits([], of: [subject.id], in: subject.id.file, notes: notes)]
    }
    let edits = SubjectText.starting(
      didSetOf: variable, with: EqualityDrops.announcement(of: variable), context.source(subject.id.file))
    return condition.rewrites(.edits(edits, of: [subject.id], in: subject.id.file, notes: notes))
  }

  private static func blockers(
    of variable: VariableFact, _ id: VariableID, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> [Rewrite] {
    var found: [Diagnostic] = []
    if let problem = MacroLimits.problem(of: variable, in: subject, context.model) {
      found.append(
        context.diagnostic(
          problem.id, at: variable.nameRange.lowerBound, in: subject.id.file, problem.message))
    }
    for attribute in variable.attributes where WrapperArguments.areForeign(attribute) {
      let labels = (attribute.arguments?.arguments ?? []).map { ($0.label ?? "_") + ":" }.joined()
      found.append(
        context.diagnostic(
          .wrapperStorageUsed, at: attribute.range.lowerBound, in: subject.id.file,
          "'@Published(\(labels))' calls an initializer of the project's own, and a tracked property has no 'Published' wrapper; do what that does in 'didSet' of '\(variable.name)', or where it is set"
        ))
    }
    let isAnnounced = context.tracking.announcedStorage(of: variable, in: subject)?.isAnnouncedAround == true
    if !isAnnounced,
      let other = variable.attributes.first(where: {
        MacroLimits.isWrapper($0, at: subject.id, context.model, besides: .published)
      })
    {
      found.append(
        context.diagnostic(
          .publishedWithOtherWrapper, at: other.range.lowerBound, in: subject.id.file,
          message(about: other, on: variable, in: subject, context)))
    }
    let isRewritten = context.rewrittenPublishers.bridges.contains { $0.id == id }
    for use in context.uses.projections[id] ?? []
    where context.bridges == nil && !isRewritten
      && OnReceiveReplacement.rewrite(of: use, as: id, in: context.model) == nil
    {
      found.append(
        context.diagnostic(
          .publisherUsed, at: use.use.range.lowerBound, in: use.file,
          "the publisher '$\(variable.name)' of '\(context.name(of: subject.id))' is used, and a tracked property has none; \(wayOut(of: use, context.model))"
        ))
    }
    return found.map { .blocked([subject.id], $0) }
  }

  /// What to write in place of a publisher.
  private static func wayOut(of located: Located<ProjectionUse>, _ model: ProjectModel) -> String {
    let (use, name) = (located.use, located.use.name)
    if use.isAssignmentTarget {
      return "assign '\(name)' in a 'sink', or let '--bridge-publishers' do that"
    }
    if use.isOwn { return "use 'didSet' of '\(name)', or keep it with '--bridge-publishers'" }
    let scope = LookupScope(file: located.file, enclosingType: use.enclosingType)
    let isInView = model.index.selfType(in: scope).declarations.contains {
      model.conforms($0, toOneOf: ProjectModel.builtProtocols)
    }
    guard isInView, use.continuation == .whole else {
      return "subscribe to a subject of your own, or let '--bridge-publishers' write it"
    }
    let base = model.text(use.range.lowerBound..<use.nameRange.lowerBound, in: located.file)
    return
      "use 'onChange(of: \(base)\(name), initial: true)', or keep it with '--bridge-publishers'"
  }

  private static func message(
    about other: AttributeFact, on variable: VariableFact, in subject: ObservableTypes.Subject,
    _ context: RuleContext
  ) -> String {
    if let storage = context.tracking.announcedStorage(of: variable, in: subject) {
      let obstacle = storage.obstacle ?? "write its type out first"
      return
        "'\(variable.name)' is '@Transient', which keeps it out of the store, and '@Model' does not announce its changes; \(obstacle), to have them announced with 'access(keyPath:)' and 'withMutation(keyPath:)'"
    }
    let written = other.name.joined(separator: ".")
    return
      "'\(variable.name)' has '@\(written)' beside '@Published', which a tracked property cannot have; take it away first"
  }

  /// `something.$title` where the type of `something` is unknown: it may refer to any published `title`.
  private static func unclearPublishers(in context: RuleContext) -> [Rewrite] {
    context.uses.unclearProjections.keys.sorted().flatMap { name -> [Rewrite] in
      let owners = context.index.allVariables(named: name).filter { id in
        context.types[id.declaration] != nil
          && !context.stayingPublishers.contains(context.index[id], in: id.declaration)
          && context.index[id].attribute(
            .published, at: LookupScope(inside: id.declaration), in: context.index) != nil
      }
      return (context.uses.unclearProjections[name] ?? []).flatMap { use in
        let scope = LookupScope(file: use.file, enclosingType: use.use.enclosingType)
        let reachable = owners.map(\.declaration).filter { context.index.mayUse($0.file, from: use.file) }
        return context.model.types(reachable, fitting: use.use.base ?? .selfReference, in: scope).map {
          owner in
          Rewrite.blocked(
            [owner],
            context.diagnostic(
              .publisherUsed, at: use.use.range.lowerBound, in: use.file,
              "'\(context.quotation(use.use.range, in: use.file))' may be the publisher of '\(context.name(of: owner)).\(name)': the type of what stands before the '$' is not clear; replace it, or write the type out"
            ))
        }
      }
    }
  }
}
