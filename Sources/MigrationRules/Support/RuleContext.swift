import EffectAnalysis
package import MigrationPlanning
import SourceText
package import SwiftModel

/// The input of every rule: the facts about the sources and the analyses of effects, without results of other rules.
///
/// Rules run on several cores at once, so all analyses are created up front, each after those that it depends on.
package struct RuleContext: Sendable {
  let model: ProjectModel
  private let publishers: PublisherBridges
  private let assignedPublishers: PublisherBridges
  private var knownBridges: AskedValue<PublisherBridges?>
  /// Which classes are subscribed to as a whole.
  let changePublishers: ChangePublishers
  let renderedFunctions: RenderedFunctions
  let deferredEffects: DeferredEffects
  /// The functions that run, and the variables that are written, while views are made.
  let effects: RenderTimeEffects
  /// The published variables whose setters drop updates with equal values.
  let equalityDrops: EqualityDrops
  private let knownTracking: Trackability
  private let keptPublishers: KeptPublishers
  /// The published variables that are never read, and changed to update views.
  let revisions: WriteOnlyProperties
  private let unread: Exclusive<UnreadChanges>
  private var knownUnannounced = UnannouncedState()
  private var knownAssignments: [TypeID: AnnouncedAssignments] = [:]
  /// What the sources name, and what they do to it there.
  var references: EffectAnalysis.ReferenceIndex { model.references }
  /// Which code an effect runs.
  var calls: CallGraph { model.calls }
  /// How the objects of views are made.
  let creation: StateCreation
  /// Which `@StateObject` properties stay.
  let keptStateObjects: KeptStateObjects
  private let knownStorageReads: StorageReads

  package init(
    index: ProjectIndex, unpublished: UnpublishedPolicy = .auto, bridgesPublishers: Bool = false,
    reader: ConcurrentReader = ConcurrentReader()
  ) {
    let created = SettledModel(of: index, unpublished, reader)
    let all = RuleContext(created, bridgesPublishers: bridgesPublishers)
    let settled = all.keptStateObjects.settled
    self =
      settled.isEmpty ? all : RuleContext(created.without(settled), bridgesPublishers: bridgesPublishers)
  }

  private init(_ created: SettledModel, bridgesPublishers: Bool) {
    let model = created.model
    let publishers = PublisherBridges(in: model)
    let bridges = bridgesPublishers ? publishers : nil
    let (rendering, unread) = model.reader.both(
      { RenderAnalyses(of: created) },
      { Exclusive(UnreadChanges(model.calls, created.publishers, in: model)) })
    self.model = model
    self.publishers = publishers
    assignedPublishers = publishers.withoutSubjects
    knownBridges = AskedValue(bridges)
    changePublishers = created.publishers
    equalityDrops = EqualityDrops(in: model, rendering.tracking)
    renderedFunctions = rendering.functions
    deferredEffects = rendering.deferred
    effects = rendering.effects
    creation = created.creation
    keptStateObjects = rendering.kept
    knownStorageReads = rendering.reads
    knownTracking = rendering.tracking
    revisions = rendering.revisions
    self.unread = unread
    let (effects, revisions) = (rendering.effects, rendering.revisions)
    keptPublishers =
      bridgesPublishers
      ? .none : unread.withValue { $0.keptPublishers(of: publishers, effects, revisions) }
    addWhatDependsOnPublishers(bridges, knownTracking.besides(keptPublishers))
  }

  /// What is known of the code that makes views.
  private struct RenderAnalyses: Sendable {
    let functions: RenderedFunctions
    let deferred: DeferredEffects
    let effects: RenderTimeEffects
    let tracking: Trackability
    let revisions: WriteOnlyProperties
    let kept: KeptStateObjects
    let reads: StorageReads

    init(of created: SettledModel) {
      let model = created.model
      functions = RenderedFunctions(index: model.index, model.standIns)
      deferred = DeferredEffects(in: model)
      effects = RenderTimeEffects(model: model, code: Exclusive(RenderedCode(in: model)))
      tracking = Trackability(model: model, effects: effects)
      revisions = WriteOnlyProperties(in: model)
      (kept, reads) = created.keptStateObjects(tracking, effects)
    }
  }

  /// What views show that nothing observes: whether publishers are to be preserved decides which variables may announce it.
  private mutating func addWhatDependsOnPublishers(_ bridges: PublisherBridges?, _ tracking: Trackability) {
    // Who subscribes to the object is told of each change, whatever views read; tests run without views.
    let changed = revisions.published.filter { id in
      changePublishers.subscriptions[id.declaration]?.allSatisfy { model.isOfTests($0.file) } != false
    }
    let assigned = ExclusivityViolations(in: tracking, deferredEffects, equalityDrops) { _ in false }.assigned
    knownUnannounced = unread.withValue {
      $0.unannounced(tracking, (equalityDrops, assigned), changed, bridges)
    }
    for subject in classes { knownAssignments[subject.id] = assignmentsToAnnounce(in: subject.id) }
  }
}

extension RuleContext {
  /// The replacements for publishers of properties, if publishers are to be preserved.
  var bridges: PublisherBridges? { knownBridges.asked }

  /// The publishers whose uses are rewritten: without the option, those that are only assigned to.
  var rewrittenPublishers: PublisherBridges { bridges ?? assignedPublishers }

  /// The published properties that stay so; none where publishers are to be preserved in another way.
  var stayingPublishers: KeptPublishers {
    keptPublishers.isEmpty || bridges != nil ? .none : keptPublishers
  }

  /// Which variables the macro tracks.
  var tracking: Trackability { knownTracking.besides(stayingPublishers) }

  /// What is read of new objects while views make them.
  var storageReads: StorageReads { knownStorageReads.besides(stayingPublishers, in: model) }

  /// Whether what was found with this context depends on whether publishers are to be preserved.
  package var dependsOnBridges: Bool { knownBridges.wasAsked }

  /// What views show that nothing observes, and what has to be done for that; which depends on the publishers.
  var unannounced: UnannouncedState {
    _ = knownBridges.asked
    return knownUnannounced
  }

  /// The same analyses, with publishers preserved.
  package var bridgingPublishers: RuleContext {
    var context = self
    context.knownBridges = AskedValue(publishers)
    context.addWhatDependsOnPublishers(publishers, knownTracking)
    return context
  }

  /// The same, for one rule, so that `dependsOnBridges` is about it alone.
  package var ofOneRule: RuleContext {
    var context = self
    context.knownBridges = knownBridges.unasked
    return context
  }

  package var index: ProjectIndex { model.index }

  package var types: ObservableTypes { model.types }

  var properties: [WrappedProperty] { model.properties }

  var uses: PropertyUses { model.uses }

  var classes: [ObservableTypes.Subject] { model.classes }

  func properties(of holder: TypeID) -> [WrappedProperty] { model.properties(of: holder) }

  func source(_ file: Int) -> SourceFile { model.source(file) }

  func text(_ range: Range<Int>, in file: Int) -> String { model.text(range, in: file) }

  func quotation(_ range: Range<Int>, in file: Int) -> String { model.quotation(range, in: file) }

  func name(of type: TypeID) -> String { model.name(of: type) }

  func location(of type: TypeID) -> SourceLocation { model.location(of: type) }

  /// Whether a variable has Combine's `@Published`, and does not keep it.
  func isPublished(_ variable: VariableFact, in type: TypeID) -> Bool {
    model.isPublished(variable, in: type) && !stayingPublishers.contains(variable, in: type)
  }

  func diagnostic(_ id: DiagnosticID, at offset: Int, in file: Int, _ message: String) -> Diagnostic {
    model.diagnostic(id, at: offset, in: file, message)
  }

  func isTracked(_ name: String, in owner: TypeID) -> Bool { tracking.isTracked(name, in: owner) }

  func isTracked(_ variable: VariableFact, in owner: TypeID) -> Bool {
    tracking.isTracked(variable, in: owner)
  }

  /// Whether what a class sends by hand stays, as its `objectWillChange` does.
  func keepsSends(of owner: TypeID) -> Bool { bridges != nil && changePublishers.isSent(by: owner) }

  /// Whether published properties send it before each change, since something subscribes to it. They do not send to one
  /// that the class declares itself.
  func sendsChanges(of owner: TypeID) -> Bool {
    keepsSends(of: owner) && !changePublishers.isDeclared(in: model.observableRoot(of: owner))
  }

  /// Whether an observer of a variable announces what its tracked setter does not.
  func announcesEqualValues(_ variable: VariableFact, in owner: TypeID) -> Bool {
    equalityDrops.isAnnounced(variable, in: owner)
  }

  /// What lets all setters of a class announce whatever is assigned; nil where observers of some variables do.
  func announcedAssignments(of owner: TypeID) -> AnnouncedAssignments? {
    // They depend on which publishers are bridged.
    _ = knownBridges.asked
    return knownAssignments[owner]
  }

  private func assignmentsToAnnounce(in owner: TypeID) -> AnnouncedAssignments? {
    let variables = model.index[owner].variables.indices.map { VariableID(declaration: owner, index: $0) }
    let conditions = variables.compactMap { id in announcesInOwnObserver(id).map { (id, $0) } }
    return AnnouncedAssignments(
      to: Dictionary(uniqueKeysWithValues: conditions), of: owner, in: model)
  }

  /// Whether something announces whatever is assigned to a variable.
  func announcesAssignments(to variable: VariableFact, in owner: TypeID) -> Bool {
    announcesEqualValues(variable, in: owner) || announcedAssignments(of: owner)?.isAlways == true
  }

  /// Where an observer announces each change of a variable, beside its tracked setter; nil for nowhere.
  func announcesInObserver(_ id: VariableID) -> StayCondition? {
    announcesEqualValues(model.index[id], in: id.declaration) ? .always : unannounced.announcing[id]
  }

  /// The same, besides what is sent before each change, as that announces it, too.
  func announcesInOwnObserver(_ id: VariableID) -> StayCondition? {
    bridges?.givesSubject(to: id) == true || sendsChanges(of: id.declaration) ? nil : announcesInObserver(id)
  }

  /// What the `willSet` of a published property does besides sending to its subject.
  func statementsBeforeChange(of id: VariableID) -> [String] {
    (sendsChanges(of: id.declaration) ? ["objectWillChange.send()"] : [])
      + (announcesInObserver(id) != nil ? [EqualityDrops.announcement(of: model.index[id])] : [])
  }

  func isShown(_ variable: VariableFact, in subject: ObservableTypes.Subject) -> Bool {
    effects.isShown(variable, in: subject)
  }

  /// The variables that go with the subscriptions by which changes are passed on.
  var forwardings: ForwardingSubscriptions {
    ForwardingSubscriptions(
      model: model, changePublishers: changePublishers, bridges: bridges,
      rewritten: rewrittenPublishers)
  }
}
