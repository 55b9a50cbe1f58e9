import MigrationPlanning
import SourceText
import SwiftModel

/// Replaces the publisher of a property by a subject, on request (`--bridge-publishers`), or where it is only assigned to by a
/// subscription, always.
///
/// ```swift
/// @Published private(set) var query = ""
/// $query.sink { … }
/// ```
/// becomes
/// ```swift
/// private(set) var query = "" {
///   willSet { querySubject.send(newValue) }
/// }
/// @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)
/// querySubject.sink { … }
/// ```
///
/// Subscribers receive the same values at the same time as before: the current value when they subscribe, then each new
/// value, also if equal, before it is stored. The subject takes its first value from the storage, so that subscribing
/// while a view is rendered registers no access to the property.
///
/// `PublisherUses` rewrites the uses. Blocks with `publisher-used`.
enum BridgePublisher {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let bridges = context.rewrittenPublishers
    return bridges.bridges.flatMap { bridge -> [Rewrite] in
      if let diagnostic = isolation(of: bridge, context) {
        return [.blocked([bridge.id.declaration], diagnostic)]
      }
      let declaration = bridge.needsSubject ? [self.declaration(of: bridge, context)] : []
      return declaration
        + bridge.uses.flatMap { PublisherUses.rewrites(of: $0, as: bridge.id, bridges, context) }
    } + AssignedPublishers.storage(in: context) + BridgeObjectWillChange.rewrites(in: context)
  }

  // MARK: The subject

  private static func declaration(of bridge: PublisherBridges.Bridge, _ context: RuleContext) -> Rewrite {
    let (id, variable) = (bridge.id, context.index[bridge.id])
    let subject = ProjectionUse.subjectName(for: variable.name)
    let owner = id.declaration
    if let obstacle = obstacle(for: variable, subject, in: owner, context) {
      return .blocked(
        [owner],
        context.diagnostic(
          .publisherUsed, at: variable.nameRange.lowerBound, in: owner.file,
          "the publisher '$\(variable.name)' of '\(context.name(of: owner))' is used, and cannot become a subject: \(obstacle)"
        ))
    }
    return .edits(
      edits(for: id, subject, context), of: [owner], in: owner.file,
      notes: [note(about: bridge, subject, context)], counts: .use,
      needsCombine: SubjectText.condition(ofPublishing: variable, context.source(owner.file)) == nil)
  }

  /// The diagnostic for a publisher used off the actor of its property, where neither a subject beside the property nor
  /// the property itself is accessible.
  private static func isolation(of bridge: PublisherBridges.Bridge, _ context: RuleContext) -> Diagnostic? {
    let (variable, owner) = (context.index[bridge.id], bridge.id.declaration)
    guard let actor = PropertyIsolation.actor(of: variable, in: owner, context.model)?.name.last,
      !bridge.uses.allSatisfy({ PropertyIsolation.isOn(actor, at: $0.location, context.model) })
    else { return nil }
    let name = context.name(of: owner)
    return context.diagnostic(
      .isolatedProperty, at: variable.nameRange.lowerBound, in: owner.file,
      "'\(variable.name)' is isolated while '\(name)' is not, and '$\(variable.name)' is used off its actor, where what would take its place is out of reach; isolate '\(name)', or what uses the publisher"
    )
  }

  private static func obstacle(
    for variable: VariableFact, _ subject: String, in owner: TypeID, _ context: RuleContext
  ) -> String? {
    let isElsewhere = context.index.type(of: .name(subject), in: LookupScope(inside: owner)) != .unknown
    if isElsewhere || context.model.hasMember(named: subject, in: owner) {
      return "'\(subject)', the name it would get, is taken; rename what has it first"
    }
    return SubjectText.obstacle(toSendingFrom: variable, context.source(owner.file))
  }

  private static func note(
    about bridge: PublisherBridges.Bridge, _ subject: String, _ context: RuleContext
  ) -> Diagnostic {
    let variable = context.index[bridge.id]
    let areInViews = bridge.uses.allSatisfy { located in
      context.index.files[located.file].receiveUses.contains {
        $0.projectionNameRange == located.use.nameRange
      }
    }
    let count = bridge.uses.count { !$0.use.isAssignmentTarget }
    let uses = count == 1 ? "its use" : "its \(count) uses"
    let way = areInViews ? "'onChange(of:initial:)'" : "'didSet', 'onChange(of:initial:)' or 'Observations'"
    return context.diagnostic(
      .publisherBridged, at: variable.nameRange.lowerBound, in: bridge.id.declaration.file,
      "'$\(variable.name)' lives on as '\(subject)'; to be rid of it, replace \(uses) with \(way), where later or fewer values do no harm"
    )
  }

  private static func edits(
    for id: VariableID, _ subject: String, _ context: RuleContext
  ) -> [SourceEdit] {
    let (owner, variable) = (id.declaration, context.index[id])
    let source = context.source(owner.file)
    let declaration = subjectDeclaration(for: variable, subject, in: owner, context)
    let announcements = context.statementsBeforeChange(of: id)
    let condition = SubjectText.condition(ofPublishing: variable, source)
    let statements = { (value: String) in
      let sent = announcements + ["\(subject).send(\(value))"]
      return condition.map { [$0] + sent + ["#endif"] } ?? sent
    }
    let sending =
      OnlyAnnouncement.statement(inWillSetOf: variable, in: owner, context).map {
        [
          source.replacing(
            $0,
            with: statements(variable.observers?.willSet?.parameter ?? "newValue")
              .joined(separator: source.statementSeparator(at: $0)))
        ]
      } ?? SubjectText.sending(statements, from: variable, source)
    return sending + [SubjectText.adding(declaration, after: variable, within: condition, source)]
  }

  private static func subjectDeclaration(
    for variable: VariableFact, _ subject: String, in owner: TypeID, _ context: RuleContext
  ) -> String {
    let actors = variable.attributes.filter(\.isActor)
      .map { context.text($0.range, in: owner.file) + " " }.joined()
    let access: String =
      switch variable.accessLevel {
      case .private: "private "
      case nil, .internal: "private(set) "
      case let level?: level.rawValue + " private(set) "
      }
    let type = SubjectValueType(of: variable, in: owner, context.model).text
    let name = context.model.combineName("CurrentValueSubject")
    return
      "\(actors)@ObservationIgnored \(access)lazy var \(subject) = \(name)<\(type), Never>(_\(variable.name))"
  }
}
