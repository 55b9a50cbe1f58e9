import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// A change of state that nothing observes, and variables that announced it to a view that does not read them.
struct UnreadChange {
  let origin: ChangeOrigins.Origin
  var announced: [VariableID]
  /// The variables change with the state, and not some time later.
  let isTogether: Bool
  /// A binding may be assigned there that is one to the variables.
  var isThroughBinding = false
  /// The view reads the variables: it is told unless they get the values that they have.
  var areRead = false
  /// `objectWillChange.send()` announces it, and one of the variables from now on.
  var isSent = false
  /// Or other state may change there, or the view may be told: it reads something of the name, of what is not known, or what is
  /// announced is far away. That is covered where it can be, and nothing is held back for it.
  var isCertain = true
  /// Observable classes of which views are told of something else with the change, unless all of these stay.
  let staying: Set<TypeID>
}

/// The members of observable classes that read, for views, state that nothing observes, and the variables that they
/// register these views with.
///
/// ```swift
/// var names: [String] { Repository.shared.names }
/// func load() { Repository.shared.load(); isLoading = false }
/// ```
/// becomes
/// ```swift
/// var names: [String] {
///   access(keyPath: \.isLoading)
///   return Repository.shared.names
/// }
/// ```
/// Where no member is between, the body of the view reads what is announced: `let _ = model.isLoading`.
///
/// A variable that is assigned there, perhaps to an equal value, also announces these, in an observer.
struct StateRegistrations {
  private let model: ProjectModel
  private let tracking: Trackability
  private let equalityDrops: EqualityDrops
  /// The changes in place that assign a changed copy from now on.
  private let assigned: Set<SourceLocation>
  private let bridges: PublisherBridges?
  private let readers: ReadingMembers
  private let origins: ChangeOrigins
  private var members: [CodeRegion: RegisteredMember] = [:]
  private var bodies: [TypeID: RegisteredBody] = [:]
  /// The bodies that were asked for, before they read anything; nil where nothing can be written.
  private var unchangedBodies: [TypeID: RegisteredBody?] = [:]
  /// The variables of which equal values are to be announced, too, and where.
  private(set) var announcing: [VariableID: StayCondition] = [:]
  /// The variables that calls of `objectWillChange.send()` have to announce, as views read them for that.
  private(set) var sent: Set<VariableID> = []
  /// Why, and for which view, the first that is found.
  private(set) var announcingReasons: [VariableID: (view: TypeID, reason: DependencyReason)] = [:]

  init(
    _ readers: ReadingMembers, _ origins: ChangeOrigins, _ tracking: Trackability,
    _ equality: (drops: EqualityDrops, assigned: Set<SourceLocation>), _ bridges: PublisherBridges?
  ) {
    model = tracking.model
    self.tracking = tracking
    (equalityDrops, assigned) = equality
    self.bridges = bridges
    self.readers = readers
    self.origins = origins
  }

  /// Leaves out of bodies what members read for them that they always use.
  mutating func leaveOutNeedlessReads() {
    for (view, var body) in bodies {
      body.leaveOut { id, property, condition in
        members.contains { region, member in
          member.registers(id) && (member.condition.isAlways || member.condition == condition)
            && readers.alwaysRuns(region, of: property, in: view)
        }
      }
      bodies[view] = body
    }
  }

  /// `access(keyPath:)` at the start of each member.
  var rewrites: [Rewrite] {
    members.sorted { ($0.key.file, $0.key.range.lowerBound) < ($1.key.file, $1.key.range.lowerBound) }
      .flatMap(\.value.rewrites)
  }

  /// The names that members always register their readers with.
  var registeringMembers: [SourceLocation: Set<String>] {
    members.values.filter(\.condition.isAlways).reduce(into: [:]) { $0[$1.start] = $1.names }
  }

  /// The bodies that read, by their properties.
  var readingBodies: [VariableID: RegisteredBody] {
    bodies.values.reduce(into: [:]) { found, body in
      for property in body.readProperties { found[property.id] = body }
    }
  }

  /// Lets a view depend on what announces all of some changes: through members of one class alone, or else through its
  /// body; false where neither can be written.
  ///
  /// - Parameters:
  ///   - condition: where that is needed.
  ///   - reason: why, for each variable.
  mutating func cover(
    _ changes: [UnreadChange], of key: UnobservedState.Key, in observation: ViewObservation,
    _ condition: StayCondition, because reason: (VariableID) -> DependencyReason
  ) -> Bool {
    if changes.isEmpty { return false }
    return coverInMembers(changes, of: key, in: observation.view, condition, because: reason)
      || coverInBody(changes, observation, condition, because: reason)
  }

  /// Lets what a view reads announce equal values with some changes; false where it cannot.
  ///
  /// - Parameter condition: where that is needed.
  mutating func announceEqualValues(
    in changes: [UnreadChange], for view: TypeID, _ condition: StayCondition,
    because reason: (VariableID) -> DependencyReason
  ) -> Bool {
    guard let chosen = variables(announcing: changes, condition, where: { _ in true }) else { return false }
    announce(chosen, for: view, because: reason)
    send(chosen, with: changes)
    return true
  }

  /// Lets all views of its object depend on a variable that show what may change with it; false where one of them cannot
  /// read it.
  ///
  /// - Parameter mayChange: whether a view may show what changes although nothing changes that it observes.
  mutating func registerViews(
    with id: VariableID, among observations: [ViewObservation], where mayChange: (TypeID) -> Bool
  ) -> Bool {
    let views = observations.filter { model.publishedVariables(in: $0.subjects).contains(id) }
    guard !views.isEmpty, tracking.isTracked(model.index[id], in: id.declaration) else { return false }
    let changes = origins.changes(of: [.variable(id)])[.variable(id)] ?? []
    let drops = changes.contains { mayDrop($0, on: id) }
    let readers = views.filter { mayChange($0.view) }
    // Nothing that is shown changes with it.
    if readers.isEmpty { return true }
    if drops, !canAnnounceEqualValues(id) { return false }
    var bodies = bodies
    for view in readers {
      guard var body = bodies[view.view] ?? unchangedBody(of: view), body.canRead(id) else {
        return false
      }
      body.read([id], .always) { _ in .onlyUpdatesViews }
      guard body.isReadable else { return false }
      bodies[view.view] = body
    }
    self.bodies = bodies
    if drops {
      announce(AnnouncedChoice([id: .always], dropping: [id]), for: readers[0].view) { _ in .onlyUpdatesViews
      }
    }
    return true
  }

  private mutating func announce(
    _ chosen: AnnouncedChoice, for view: TypeID, because reason: (VariableID) -> DependencyReason
  ) {
    for (id, condition) in chosen.conditions where chosen.dropping.contains(id) {
      let known = announcing[id]
      if known?.explains(condition) != true { announcingReasons[id] = (view, reason(id)) }
      announcing[id] = known?.union(condition) ?? condition
    }
  }

  private mutating func send(_ chosen: AnnouncedChoice, with changes: [UnreadChange]) {
    let announced = changes.filter(\.isSent).flatMap(\.announced)
    sent.formUnion(announced.filter { chosen.conditions[$0] != nil })
  }

  private mutating func unchangedBody(of observation: ViewObservation) -> RegisteredBody? {
    if let known = unchangedBodies[observation.view] { return known }
    let body = RegisteredBody(of: observation, tracking)
    unchangedBodies[observation.view] = .some(body)
    return body
  }

  private mutating func coverInBody(
    _ changes: [UnreadChange], _ observation: ViewObservation, _ condition: StayCondition,
    because reason: (VariableID) -> DependencyReason
  ) -> Bool {
    guard var body = bodies[observation.view] ?? unchangedBody(of: observation),
      let chosen = variables(
        announcing: changes, condition, where: body.canRead, preferring: body.alwaysReads)
    else { return false }
    for (id, condition) in chosen.conditions { body.read([id], condition, because: reason) }
    guard body.isReadable else { return false }
    bodies[observation.view] = body
    announce(chosen, for: observation.view, because: reason)
    send(chosen, with: changes)
    return true
  }

  private mutating func coverInMembers(
    _ changes: [UnreadChange], of key: UnobservedState.Key, in view: TypeID, _ condition: StayCondition,
    because reason: (VariableID) -> DependencyReason
  ) -> Bool {
    let owners = Set(changes.flatMap(\.announced).compactMap(model.index.owner))
    for subject in owners.sorted() {
      guard let members = readers.members(reading: key, for: view, in: subject),
        let chosen = variables(
          announcing: changes, condition,
          where: { id in
            model.index.owner(of: id) == subject
              // All objects of a class may share what registers its readers.
              && !isAnnouncedAround(id)
              && members.allSatisfy { $0.body.canFormKeyPath(to: id, in: subject, model) }
          }),
        register(chosen, in: members, of: subject, because: reason)
      else { continue }
      announce(chosen, for: view, because: reason)
      send(chosen, with: changes)
      return true
    }
    return false
  }

  private mutating func register(
    _ chosen: AnnouncedChoice, in found: [ReadingMembers.Member], of subject: TypeID,
    because reason: (VariableID) -> DependencyReason
  ) -> Bool {
    guard let condition = chosen.condition else { return true }
    var members = members
    for member in found {
      var registered =
        members[member.region] ?? RegisteredMember(member.body, of: subject, condition, tracking)
      registered.read(chosen.conditions.keys, condition, because: reason)
      guard registered.isWritable else { return false }
      members[member.region] = registered
    }
    self.members = members
    return true
  }

  // MARK: Variables

  /// Variables of which one changes with each of some changes; nil where there are none.
  ///
  /// - Parameters:
  ///   - condition: where they are needed.
  ///   - isRead: those that are read in any case.
  private func variables(
    announcing changes: [UnreadChange], _ condition: StayCondition, where canBeRead: (VariableID) -> Bool,
    preferring isRead: (VariableID) -> Bool = { _ in false }
  ) -> AnnouncedChoice? {
    var chosen = AnnouncedChoice()
    for change in changes {
      guard let alternatives = alternatives(for: change, where: canBeRead) else { return nil }
      for one in alternatives {
        let known = one.drops.keys.sorted().first { chosen.conditions[$0] != nil }
        guard let id = known ?? one.best(preferring: isRead) else { return nil }
        let owner = one.owners[id]
        let condition = condition.moving(Set(one.owners.values.filter { $0 != owner }))
        chosen.conditions[id] = chosen.conditions[id]?.union(condition) ?? condition
      }
      for (id, drops) in alternatives.map(\.drops).joined() where drops && chosen.conditions[id] != nil {
        guard canAnnounceEqualValues(id) else { return nil }
        chosen.dropping.insert(id)
      }
    }
    return chosen
  }

  /// For each part of a change.
  private func alternatives(
    for change: UnreadChange, where canBeRead: (VariableID) -> Bool
  ) -> [AnnouncedAlternatives]? {
    let own = change.announced.filter { id in
      canBeRead(id)
        && model.index.owner(of: id).map { tracking.isTracked(model.index[id], in: $0) } == true
    }
    if change.isSent {
      let alternatives = AnnouncedAlternatives(
        drops: Dictionary(uniqueKeysWithValues: own.map { ($0, false) }))
      return own.isEmpty ? nil : [alternatives]
    }
    let effects = change.announced.reduce(into: [VariableID: [Located<Effect>]]()) {
      $0[$1] = self.effects(on: $1, in: change)
    }
    let always = change.announced.filter { id in
      change.isTogether && !model.awaits(change.origin)
        && origins.alwaysChanges(id, in: change.origin)
    }
    func drops(_ id: VariableID) -> (VariableID, Bool) {
      let own = effects[id, default: []]
      return (
        id,
        !own.areDifferent && own.contains { mayDrop($0, on: id) }
          || (change.isThroughBinding || model.isAssignedByPublisher(id)) && dropsEqualValues(id)
          || origins.isFollowing(id) && allEffects(on: id).contains { mayDrop($0, on: id) }
      )
    }
    let chosen = own.filter(always.contains)
    if !chosen.isEmpty {
      let owners = always.compactMap { id in
        model.index.owner(of: id).flatMap { model.types[$0] == nil ? nil : (id, $0) }
      }
      return [
        AnnouncedAlternatives(
          drops: Dictionary(uniqueKeysWithValues: chosen.map(drops)),
          owners: Dictionary(uniqueKeysWithValues: owners))
      ]
    }
    guard own.count == change.announced.count else { return nil }
    let each = own.map { AnnouncedAlternatives(drops: Dictionary(uniqueKeysWithValues: [drops($0)])) }
    return own.isEmpty ? nil : each
  }

  private func effects(on id: VariableID, in change: UnreadChange) -> [Located<Effect>] {
    guard change.isTogether, let near = origins.nearChanges(of: change.origin)[id] else {
      return allEffects(on: id)
    }
    let own = model.references.effects(on: model.index[id].name, in: change.origin.code)
    return [near] + own.filter { $0.use.kind.mayWrite || $0.use.mayChangeValue }
  }

  private func allEffects(on id: VariableID) -> [Located<Effect>] {
    (origins.changes(of: [.variable(id)])[.variable(id)] ?? []).filter {
      !($0.use.place.isInitializer && $0.use.closures.isEmpty)
    }
  }

  /// The setter announces no value that is equal to the one before.
  private func mayDrop(_ effect: Located<Effect>, on id: VariableID) -> Bool {
    let isAssigned = assigned.contains(SourceLocation(file: effect.file, offset: effect.use.offset))
    guard effect.use.kind == .assignment || isAssigned else { return false }
    switch effect.use.update {
    case .fresh, .different: return false
    default: return dropsEqualValues(id)
    }
  }

  private func dropsEqualValues(_ id: VariableID) -> Bool {
    let variable = model.index[id]
    if equalityDrops.isAnnounced(variable, in: id.declaration) || isAnnouncedAround(id) { return false }
    let type = model.index.typeOfVariable(variable, in: LookupScope(inside: id.declaration))
    return EquatableConformances(model: model).isEquatable(type) != false
  }

  /// A property around it announces whatever is assigned.
  private func isAnnouncedAround(_ id: VariableID) -> Bool {
    model.types[id.declaration].flatMap { tracking.announcedStorage(of: model.index[id], in: $0) } != nil
  }

  private func canAnnounceEqualValues(_ id: VariableID) -> Bool {
    let variable = model.index[id]
    let observers = variable.observers
    let announces = observers.map {
      model.source(id.declaration.file).mentions("objectWillChange", in: $0.range)
    }
    return (variable.accessors.isEmpty || observers != nil) && announces != true
      && bridges?.givesSubject(to: id) != true
  }
}
