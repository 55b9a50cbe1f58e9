import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// The changes of state that views show and that updated them, but would not any more; see `UnannouncedState`.
///
/// Looks at what all views show together, so that each file is parsed once.
final class UnreadChanges {
  typealias Key = UnobservedState.Key

  let model: ProjectModel
  let origins: ChangeOrigins
  let state: UnobservedState
  let readers: ReadingMembers
  let summaries: EffectSummaries
  let changes: StateChanges
  let publishers: ChangePublishers
  let later: LaterUpdates
  private lazy var sites = ViewSites(in: model)
  lazy var observations = model.observations
  /// The announcing variables that bindings or key paths are made to.
  lazy var handedOn = origins.handedOn(
    Set(model.announcingVariables(in: model.classes.map(\.id)).map(EffectAnalysis.Place.variable)))
  private var families: [TypeID: Set<TypeID>] = [:]
  /// What views show besides what members of a class give; see `sent`.
  var shownBesides: [Shown: Set<Key>] = [:]
  private(set) var found: [Found] = []
  private(set) var sending = SendingCode()
  private(set) var showing: Set<TypeID> = []
  /// What tells views of state that they show; see `tellers`.
  private(set) var tellers: [TypeID: [Key: [Set<VariableID>]]] = [:]

  init(_ calls: CallGraph, _ publishers: ChangePublishers, in model: ProjectModel) {
    self.model = model
    self.publishers = publishers
    summaries = EffectSummaries(of: calls)
    let published = model.announcingVariables(in: model.classes.map(\.id))
    origins = ChangeOrigins(
      of: calls, counting: Set(published.map { model.index[$0].name }), followers: model.followers)
    state = UnobservedState(in: model, following: .far)
    readers = ReadingMembers(of: state, in: model, atMost: RegisteredBody.limit)
    changes = StateChanges(in: model, calls, origins)
    later = LaterUpdates(in: model, origins, summaries)
    found = find()
  }

  /// State that a view shows, and code that changes it and announces what the view does not read.
  struct Found {
    let observation: ViewObservation
    let state: Show.State
    /// The classes that have to stay for it to be lost.
    let staying: Set<TypeID>
    var changes: [UnreadChange]

    var first: UnreadChange { changes[0] }
    var condition: StayCondition { StayCondition(where: staying) }

    func filter(_ isIncluded: (UnreadChange) -> Bool) -> Self {
      var found = self
      found.changes.removeAll { !isIncluded($0) }
      return found
    }

    /// The changes that announce some variables, and of these no others.
    func announced(where isIncluded: (VariableID) -> Bool) -> Self {
      var found = self
      for number in changes.indices { found.changes[number].announced.removeAll { !isIncluded($0) } }
      return found.filter { !$0.announced.isEmpty }
    }
  }

  private func find() -> [Found] {
    let shows = self.shows
    showing = Set(shows.filter { $0.state.contains { $0.owner == nil } }.map(\.observation.view))
    let begun = changes.begun(Set(shows.flatMap(\.state).map(\.key)))
    return shows.flatMap { show in
      show.state.flatMap { state in
        let (origins, sending) = updates(of: state, in: show, begun)
        if state.owner == nil {
          tellers[show.observation.view, default: [:]][state.key] = tellers(of: state, in: show, begun)
          for origin in sending + origins where changes.isCertain(origin, of: state.key) {
            self.sending.add(origin, self.origins, for: show.observed, in: model)
          }
        }
        let changes: [UnreadChange] =
          origins.flatMap { self.changes(of: state, in: show, by: $0) }
          + updates(after: state, in: show, by: origins)
          + sent(with: state, in: show, by: sending + origins)
        return Dictionary(grouping: changes) { $0.staying.sorted() }
          .sorted { $0.key.lexicographicallyPrecedes($1.key) }
          .map { Found(observation: show.observation, state: state, staying: Set($0), changes: $1) }
      }
    }
  }

  /// What a view shows.
  struct Show {
    struct State {
      let key: Key
      let reads: [UnobservedState.Place]
      /// The observable class of the variable: where it moves, views are told of the change.
      var owner: TypeID?

      /// By where they are read; one mention may read several.
      static func precedes(_ first: State, _ second: State) -> Bool {
        let (one, other) = (first.reads.map(\.location), second.reads.map(\.location))
        return one == other ? first.key < second.key : one.lexicographicallyPrecedes(other)
      }
    }

    let observation: ViewObservation
    let reach: UnobservedState.Reach
    let published: Set<VariableID>
    /// The other variables of its objects that are tracked from now on.
    let silent: Set<VariableID>
    /// The classes that its objects may be of.
    let observed: Set<TypeID>
    /// In the order of where it is read.
    let state: [State]
  }

  private var shows: [Show] {
    state.read(bodiesOf: Set(observations.map(\.view)))
    return observations.compactMap { observation in
      guard let reach = state.reach(ofBodyOf: observation.view) else { return nil }
      let unobserved = reach.shownKeys.filter { model.mayChangeAlone($0.key, shownBy: observation.view) }.map
      {
        Show.State(key: $0.key, reads: $0.value)
      }
      let observed = families(of: Set(observation.subjects))
      let ofObjects = reach.variables.compactMap { id, reads in
        owner(of: id, besides: observed).map { Show.State(key: .variable(id), reads: reads, owner: $0) }
      }
      let shown = (unobserved + ofObjects).sorted(by: Show.State.precedes)
      return shown.isEmpty
        ? nil
        : Show(
          observation: observation, reach: reach,
          published: model.announcingVariables(in: observation.subjects),
          silent: model.silentVariables(in: observation.subjects), observed: observed, state: shown
        )
    }
  }

  /// The observable class of a variable, of whose changes a view is not told if the class stays; nil for any other.
  private func owner(of id: VariableID, besides observed: Set<TypeID>) -> TypeID? {
    guard let owner = model.index.owner(of: id), model.types[owner]?.isMigrated == false else { return nil }
    let isObserved =
      observed.contains(owner) || publishers.isForwarded(model.observableRoot(of: owner), byOneOf: observed)
    return isObserved && !model.isSilent(id) ? nil : owner
  }

  /// A class with its superclasses and subclasses, and those that conform to a protocol.
  private func family(of type: TypeID) -> Set<TypeID> {
    if let known = families[type] { return known }
    let family = Set(
      ([type] + model.index.conformers(of: type)).flatMap(model.family))
    families[type] = family
    return family
  }

  func families(of types: Set<TypeID>) -> Set<TypeID> {
    types.reduce(into: []) { $0.formUnion(family(of: $1)) }
  }

  /// The changes that may be shown: those that announce something, and those around which `objectWillChange` is sent.
  private func updates(
    of state: Show.State, in show: Show, _ begun: StateChanges.Begun
  ) -> (origins: [ChangeOrigins.Origin], sending: [ChangeOrigins.Origin]) {
    let all = [begun.origins, begun.announcedByHand].map { origins in
      (origins[state.key] ?? []).filter { mayUpdate(show, of: state, by: $0) }
    }
    return isRefilled(state, emptiedBy: all.flatMap(\.self)) ? ([], []) : (all[0], all[1])
  }

  /// Whether a change of the state may be shown.
  private func mayUpdate(_ show: Show, of state: Show.State, by origin: ChangeOrigins.Origin) -> Bool {
    !isCache(state, changedBy: origin) && isOfShownObject(origin, show) && mayFollow(origin, show)
  }

  /// None unless a change of the state updated the view, and would not any more.
  private func changes(
    of state: Show.State, in show: Show, by origin: ChangeOrigins.Origin
  ) -> [UnreadChange] {
    let near = origins.nearChanges(of: origin)
    let isCertain = changes.isCertain(origin, of: state.key)
    // What may be other state is not worth another read for a child.
    if !isCertain, show.reach.isOfChildren(state.key) { return [] }
    if staying(for: state, in: show, by: near) == nil { return beside(state, in: show, by: origin) }
    guard var change = unread(beside: state, in: show, by: origin, near) else { return [] }
    let mayBeRead = near.keys.contains {
      show.published.contains($0) && show.reach.unclear.contains(model.index[$0].name)
    }
    if mayBeRead, !(change.isTogether && isCertain) { return [] }
    if mayBeRead || !isCertain { change.isCertain = false }
    return [change]
  }

  /// The variables that the code announces, and of which the view reads none.
  private func unread(
    beside state: Show.State, in show: Show, by origin: ChangeOrigins.Origin, _ near: ChangeOrigins.Changes
  ) -> UnreadChange? {
    guard let all = origins.allChanges(of: origin), let staying = staying(for: state, in: show, by: all)
    else { return nil }
    let families = families(of: staying)
    let published = show.published.filter { !isMember($0, ofOneOf: families) }
    let isNear = near.keys.contains(where: published.contains)
    let announced = (isNear ? near : all).keys.filter(published.contains).sorted()
    if !announced.isEmpty {
      // Of what is far away, it is not certain that it runs.
      return UnreadChange(
        origin: origin, announced: announced, isTogether: true, isCertain: isNear, staying: staying)
    }
    // Of a view that reaches more than is followed, it is not known what it does not read. What is of a child may be for
    // itself alone, as the coordinator of a representable.
    // What is called back follows a change, which counts by itself.
    guard !origin.isCalledBack, !show.reach.isOfChildren(state.key), isSure(origin, of: state.key),
      !show.reach.isPartial,
      !all.keys.contains(where: { isMember($0, ofOneOf: families) && mayTellSubscribers($0) }),
      isSilent(origin)
    else {
      return nil
    }
    let others = otherAnnouncements(among: published, of: show, besideReadsOf: state)
    return others.isEmpty
      ? nil : UnreadChange(origin: origin, announced: others, isTogether: false, staying: staying)
  }

  /// The variables that the view does not read, and that change where none of those does which it reads.
  private func beside(
    _ state: Show.State, in show: Show, by origin: ChangeOrigins.Origin
  ) -> [UnreadChange] {
    // What may be other state is not worth another read.
    guard state.owner == nil, changes.isCertain(origin, of: state.key) else { return [] }
    let near = origins.nearChanges(of: origin).keys
    let updating = near.filter {
      model.index.owner(of: $0) == show.observation.view
        || show.reach.updates(state.key, with: $0)
    }
    guard !updating.isEmpty, updating.allSatisfy(show.published.union(show.silent).contains) else {
      return []
    }
    let others = near.filter { other in
      show.published.contains(other) && !updating.contains(other)
        && !updating.contains { origins.changes($0, withEach: other, in: origin) }
    }.sorted()
    return others.isEmpty
      ? [] : [UnreadChange(origin: origin, announced: others, isTogether: true, staying: [])]
  }

  /// The code changes the state for certain, and that tells nobody. What is called on an object that a variable refers to
  /// may change it, what it calls back may follow a change, and what names the state of the system may.
  private func isSure(_ origin: ChangeOrigins.Origin, of key: Key) -> Bool {
    switch key {
    case .object(let place): model.index.variable(at: place)?.isLet == true
    case .system: false
    case .variable(let id): !mayTellSubscribers(id)
    case .global, .subject, .userDefaults, .outside, .foreign: true
    }
  }

  /// The publisher of a variable is used, or that of its object.
  private func mayTellSubscribers(_ id: VariableID) -> Bool {
    if model.isSilent(id) { return false }
    return model.uses.projections[id]?.isEmpty == false
      || model.index.owner(of: id).map { publishers.mayBeUsed(of: model.observableRoot(of: $0)) } != false
  }

  /// Nothing that the code calls may tell anybody of the change.
  private func isSilent(_ origin: ChangeOrigins.Origin) -> Bool {
    guard let code = origin.code.last else { return false }
    let summary = summaries.summary(of: code)
    return !summary.isPartial
      && summary.foreignCalls.keys.allSatisfy {
        // What those do who are told is looked at where they are.
        LibraryEffects.tellsOthers($0) || LibraryEffects.mutatesReceiver($0)
          || LibraryEffects.computes(method: $0)
          || LibraryEffects.computes(function: $0) || LibraryEffects.isPure($0)
      }
  }

  /// The published variables of the objects of a view that change while it is shown, and that it does not read.
  private func otherAnnouncements(
    among published: Set<VariableID>, of show: Show, besideReadsOf state: Show.State
  ) -> [VariableID] {
    // That a setting is changed is no way to be shown something else.
    let unread = published.filter {
      !model.announcesByWrapper($0) && !show.reach.updates(state.key, with: $0, countsBindings: true)
        && !show.reach.unclear.contains(model.index[$0].name)
    }
    let places = Set(unread.map(EffectAnalysis.Place.variable))
    let changes = origins.changes(of: places)
    let handedOn = origins.handedOn(places)
    return unread.filter { id in
      let initialized = model.accesses(inInitializersOf: id)
      return handedOn.contains(.variable(id))
        || (changes[.variable(id)] ?? []).contains {
          !initialized.contains(SourceLocation(file: $0.file, offset: $0.use.offset))
        }
    }.sorted()
  }

  /// The object of a structure changes state when that is made: after a view is shown that makes it, and else before, as
  /// far as is known.
  private func mayFollow(_ origin: ChangeOrigins.Origin, _ show: Show) -> Bool {
    origin.maker.map { sites.mayMake(show.observation.view, $0) } ?? true
  }

  /// Where the change is made through a tracked variable, `model.guest?.name = name`, the view has to read that variable, or
  /// it shows another object.
  private func isOfShownObject(_ origin: ChangeOrigins.Origin, _ show: Show) -> Bool {
    guard let change = origin.path.last, let base = change.use.base else { return true }
    let scope = change.scope
    let tracked = model.variables(namedBy: base, in: scope).filter { id in
      !model.index[id].isLet && !model.index[id].isStatic && model.index[id].isStored
        && model.index.owner(of: id).flatMap { model.types[$0] } != nil
    }
    return tracked.isEmpty || tracked.contains(where: show.reach.mentions)
  }

  /// The classes that have to stay for a view not to be updated with what code changes; nil where it is in any case, as with
  /// a variable of its own, or one that it reads of an object that tells it.
  private func staying(
    for state: Show.State, in show: Show, by changes: ChangeOrigins.Changes
  ) -> Set<TypeID>? {
    var staying = Set([state.owner].compactMap { $0 })
    for id in changes.keys {
      if model.index.owner(of: id) == show.observation.view, !model.index[id].isStatic { return nil }
      let isOfState = state.owner.map { isMember(id, ofOneOf: family(of: $0)) } == true
      if isOfState || !show.reach.updates(state.key, with: id) { continue }
      guard let owner = owner(of: id, besides: show.observed) else { return nil }
      staying.insert(owner)
    }
    let observed = families(of: staying).intersection(show.observed)
    let isTold = changes.keys.contains { isMember($0, ofOneOf: observed) && !model.isSilent($0) }
    return isTold ? nil : staying
  }

  func isMember(_ id: VariableID, ofOneOf types: Set<TypeID>) -> Bool {
    model.index.owner(of: id).map(types.contains) == true
  }
}
