import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// State that nothing observes, and that views show: static and global variables, variables of plain classes, values of
/// subjects. What changed it announced a property of the object that the view observes, and so updated the view; the view
/// reads no such property, and is not updated any more.
///
/// ```swift
/// @Published var isLoading = false
/// var names: [String] { Repository.shared.names }
/// func load() { Repository.shared.load(); isLoading = false }    // the view shows `names` alone
/// ```
///
/// Only what the sources show to be lost counts: a view reads the state while it is made, and some code changes it and
/// also properties of the object, but none that the view reads; or nothing at all, so that the view showed it with the
/// next announcement, whatever that was. Where members of the class read the state for the view, they register its
/// readers with what is announced (`StateRegistrations`). Any other such object is migrated on request only, with the
/// note `unobserved-state`.
struct UnannouncedState: Sendable {
  let rewrites: [Rewrite]
  /// The variables of which readers depend on that equal values are announced, too.
  let announcing: Set<VariableID>
  /// The state that each view shows through members that register it.
  let registered: [TypeID: Set<UnobservedState.Key>]

  init(
    _ calls: CallGraph, _ tracking: Trackability, _ equalityDrops: EqualityDrops, _ bridges: PublisherBridges?
  ) {
    let finder = UnreadChangeFinder(calls, tracking, equalityDrops, bridges)
    rewrites = finder.rewrites
    announcing = finder.registrations.announcing
    registered = finder.registered
  }

  /// Whether a view is registered for changes of some objects.
  func registers(_ type: TypeID, in model: ProjectModel) -> Bool {
    registered.values.joined().contains { key in
      guard case .variable(let id) = key, let owner = model.index.owner(of: id) else { return false }
      return model.index.mayBe(type, owner)
    }
  }
}

/// Looks at what all views show together, so that each file is parsed once.
private struct UnreadChangeFinder {
  private typealias Key = UnobservedState.Key

  private let model: ProjectModel
  private let origins: ChangeOrigins
  private let state: UnobservedState
  private let summaries: EffectSummaries
  private let changes: StateChanges
  private(set) var registrations: StateRegistrations
  private(set) var registered: [TypeID: Set<UnobservedState.Key>] = [:]
  /// The losses that stay, of which the object is held back.
  private var losses: [Loss] = []

  init(
    _ calls: CallGraph, _ tracking: Trackability, _ equalityDrops: EqualityDrops, _ bridges: PublisherBridges?
  ) {
    let model = tracking.model
    self.model = model
    summaries = EffectSummaries(of: calls)
    let published = model.publishedVariables(in: model.classes.map(\.id))
    origins = ChangeOrigins(of: calls, counting: Set(published.map { model.index[$0].name }))
    state = UnobservedState(in: model, following: .far)
    changes = StateChanges(in: model, calls, origins)
    registrations = StateRegistrations(state, origins, tracking, equalityDrops, bridges)
    findLosses()
  }

  var rewrites: [Rewrite] { losses.map(rewrite) + registrations.rewrites }

  /// The objects that a view is updated with.
  private struct Observation {
    let view: TypeID
    let properties: [WrappedProperty]

    var subjects: [TypeID] { properties.flatMap(\.subjects) }
  }

  /// A view that shows state, and code that changes it and announces what the view does not read.
  private struct Loss {
    let observation: Observation
    let key: Key
    let reads: [UnobservedState.Place]
    let change: UnreadChange
  }

  private mutating func findLosses() {
    let shows = self.shows
    let begun = changes.begun(Set(shows.flatMap(\.state).map(\.key)))
    var seen: Set<[TypeID]> = []
    for show in shows {
      for state in show.state {
        let changes = (begun[state.key] ?? []).compactMap { change(of: state, in: show, by: $0) }
        guard let first = changes.first else { continue }
        if registrations.cover(changes, of: state.key, in: show.observation.view) {
          registered[show.observation.view, default: []].insert(state.key)
          continue
        }
        if state.key.isShared { continue }
        let loss = Loss(observation: show.observation, key: state.key, reads: state.reads, change: first)
        if seen.insert([show.observation.view] + owners(of: loss)).inserted { losses.append(loss) }
      }
    }
  }

  /// What a view shows.
  private struct Show {
    typealias State = (key: Key, reads: [UnobservedState.Place])

    let observation: Observation
    let reach: UnobservedState.Reach
    let published: Set<VariableID>
    /// In the order of where it is read.
    let state: [State]
  }

  private var shows: [Show] {
    let observations = self.observations
    state.read(bodiesOf: Set(observations.map(\.view)))
    return observations.compactMap { observation in
      guard let reach = state.reach(ofBodyOf: observation.view), !reach.isPartial else { return nil }
      let shown = reach.keys.filter { model.mayChangeAlone($0.key) }.map {
        (key: $0.key, reads: $0.value)
      }
      .sorted { $0.reads.map(\.location).lexicographicallyPrecedes($1.reads.map(\.location)) }
      return shown.isEmpty
        ? nil
        : Show(
          observation: observation, reach: reach,
          published: model.publishedVariables(in: observation.subjects), state: shown
        )
    }
  }

  private var observations: [Observation] {
    let observing = model.properties.compactMap { property -> (view: TypeID, property: WrappedProperty)? in
      guard !property.subjects.isEmpty, !property.variable.isStatic,
        let owner = model.index.owner(of: property.id), model.index[owner].kind == .struct
      else { return nil }
      return (owner, property)
    }
    return Dictionary(grouping: observing, by: \.view).sorted { $0.key < $1.key }.map { view, all in
      Observation(view: view, properties: all.map(\.property))
    }
  }

  /// Nil unless a change of the state updated the view, and would not any more.
  private func change(
    of state: Show.State, in show: Show, by origin: ChangeOrigins.Origin
  ) -> UnreadChange? {
    let near = origins.nearChanges(of: origin)
    let announced = near.keys.filter(show.published.contains).sorted()
    guard !isCache(state, changedBy: origin), isOfShownObject(origin, show),
      !updates(state, in: show, by: near),
      let all = origins.allChanges(of: origin), !updates(state, in: show, by: all)
    else { return nil }
    if !announced.isEmpty { return UnreadChange(origin: origin, announced: announced, isTogether: true) }
    guard show.published.isDisjoint(with: all.keys), isSilent(origin) else { return nil }
    let others = otherAnnouncements(of: show)
    return others.isEmpty ? nil : UnreadChange(origin: origin, announced: others, isTogether: false)
  }

  /// Nothing that the code calls may tell anybody of the change.
  private func isSilent(_ origin: ChangeOrigins.Origin) -> Bool {
    guard let code = origin.code.last else { return false }
    let summary = summaries.summary(of: code)
    return !summary.isPartial
      && summary.foreignCalls.keys.allSatisfy {
        LibraryEffects.mutatesReceiver($0) || LibraryEffects.computes(method: $0)
          || LibraryEffects.computes(function: $0) || LibraryEffects.isPure($0)
      }
  }

  /// The published variables of the objects of a view that change while it is shown, and that it does not read.
  private func otherAnnouncements(of show: Show) -> [VariableID] {
    let unread = show.published.filter {
      !show.reach.variables.contains($0) && !show.reach.unclear.contains(model.index[$0].name)
    }
    let changes = origins.changes(of: Set(unread.map { .variable($0) }))
    return unread.filter { id in
      let initialized = model.accesses(inInitializersOf: id)
      return (changes[.variable(id)] ?? []).contains {
        !initialized.contains(SourceLocation(file: $0.file, offset: $0.use.offset))
      }
    }.sorted()
  }

  /// Where the change is made through a tracked variable, `model.guest?.name = name`, the view has to read that variable, or
  /// it shows another object.
  private func isOfShownObject(_ origin: ChangeOrigins.Origin, _ show: Show) -> Bool {
    guard let change = origin.path.last, let base = change.use.base else { return true }
    let scope = LookupScope(file: change.file, enclosingType: change.use.enclosingType)
    let tracked = variables(holding: base, in: scope).filter { id in
      !model.index[id].isLet && !model.index[id].isStatic && model.index[id].isStored
        && model.index.owner(of: id).flatMap { model.types[$0] } != nil
    }
    return tracked.isEmpty || tracked.contains(where: show.reach.variables.contains)
  }

  /// The variables that an expression may name.
  private func variables(holding object: ExpressionFact, in scope: LookupScope) -> [VariableID] {
    switch object {
    case .optionalChain(let inner), .unwrapped(let inner): variables(holding: inner, in: scope)
    case .name(let name): model.index.variables(named: name, visibleFrom: scope) ?? []
    case .member(let base, let name):
      model.index.type(of: base, in: scope).unwrapped.declarations.flatMap {
        model.index.variables(named: name, of: $0)
      }
    default: []
    }
  }

  /// What code changes updates the view: a variable that it reads, or one of its own.
  private func updates(_ state: Show.State, in show: Show, by changes: ChangeOrigins.Changes) -> Bool {
    changes.keys.contains { id in
      show.reach.updates(state.reads, with: id) || show.reach.unclear.contains(model.index[id].name)
        || model.index.owner(of: id) == show.observation.view
    }
  }

  /// The code that reads the state also changes it, as a cache is filled.
  private func isCache(_ state: Show.State, changedBy origin: ChangeOrigins.Origin) -> Bool {
    guard let code = origin.code.first, let read = state.reads.last?.location else { return false }
    return code.file == read.file && code.range.contains(read.offset)
  }

  // MARK: Results

  private func owners(of loss: Loss) -> [TypeID] {
    Set(loss.change.announced.compactMap(model.index.owner)).sorted()
  }

  private func rewrite(for loss: Loss) -> Rewrite {
    let owners = owners(of: loss)
    guard let announced = loss.change.announced.first, let read = loss.reads.first else {
      return .edits([], of: owners, in: loss.observation.view.file)
    }
    let text = text(of: loss, announcing: announced)
    func diagnostic(_ verb: String) -> Diagnostic {
      model.diagnostic(
        .unobservedState, at: read.location.offset, in: read.location.file,
        "\(text.reason) and \(verb) any more; \(text.advice)"
      ).traced(by: trace(of: loss, announcing: announced))
    }
    return Rewrite.edits([], of: owners, in: read.location.file, notes: [diagnostic("does not")])
      .reviewed(otherwise: diagnostic("would not"))
  }

  private func text(of loss: Loss, announcing id: VariableID) -> (reason: String, advice: String) {
    let variable = model.index[id].name
    let owner = model.index.owner(of: id)
    let object = loss.observation.properties.first { property in
      owner.map { property.subjects.flatMap(model.index.lineage).contains($0) } == true
    }
    let read = [object?.variable.name, variable].compactMap { $0 }.joined(separator: ".")
    let announced = [owner.map(model.name), variable].compactMap { $0 }.joined(separator: ".")
    let what =
      loss.change.isTogether
      ? "what changes it announces '\(announced)', which"
      : "nothing announces when it changes, but every change of the object, as that of '\(announced)',"
    return (
      "'\(model.name(of: loss.observation.view))' shows '\(name(of: loss.key))', which nothing observes: \(what) updated the view",
      "make it observable, or read what is announced there, as in 'let _ = \(read)'"
    )
  }

  private func name(of key: Key) -> String {
    switch key {
    case .global(let name): name
    case .variable(let id), .object(let id): name(of: id)
    case .subject(let id): name(of: id) + ".value"
    case .userDefaults, .system, .outside: ""
    }
  }

  private func name(of id: VariableID) -> String {
    [model.index.owner(of: id).map(model.name), model.index[id].name].compactMap { $0 }
      .joined(separator: ".")
  }

  private func trace(of loss: Loss, announcing variable: VariableID) -> [TraceStep] {
    let changes = loss.change.origin.path.map { UnobservedState.Place($0.use, in: $0.file) }
    let announcement = origins.nearChanges(of: loss.change.origin)[variable].map {
      model.step(
        at: SourceLocation(file: $0.file, offset: $0.use.offset), "changes '\(model.index[variable].name)'")
    }
    return model.steps(changes, endingWith: "changes") + [announcement].compactMap { $0 }
      + model.steps(loss.reads, endingWith: "reads")
  }
}
