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
/// also properties of the object, but none that the view reads. Such an object is migrated on request only, with the
/// note `unobserved-state`.
struct UnannouncedState {
  private typealias Key = UnobservedState.Key

  private let context: RuleContext
  private let origins: ChangeOrigins
  private let state: UnobservedState

  static func rewrites(in context: RuleContext) -> [Rewrite] {
    UnannouncedState(in: context).rewrites
  }

  private init(in context: RuleContext) {
    self.context = context
    let published = context.classes.map(\.id).flatMap(context.index.declarations).flatMap { declaration in
      context.index[declaration].variables.filter { context.isPublished($0, in: declaration) }
    }
    origins = ChangeOrigins(of: context.calls, counting: Set(published.map(\.name)))
    state = UnobservedState(in: context.model, following: .far)
  }

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
    let origin: ChangeOrigins.Origin
    let announced: [VariableID]
  }

  private var rewrites: [Rewrite] {
    let shows = self.shows
    let begun = self.begun(Set(shows.flatMap(\.state).map(\.key)))
    var seen: Set<[TypeID]> = []
    return shows.flatMap { show in
      show.state.compactMap { loss(of: $0, in: show, begun[$0.key] ?? []) }
        .filter { seen.insert([show.observation.view] + owners(of: $0)).inserted }.map(rewrite)
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
      let shown = reach.keys.filter { mayChangeAlone($0.key) }.map { (key: $0.key, reads: $0.value) }
        .sorted { $0.reads.map(\.location).lexicographicallyPrecedes($1.reads.map(\.location)) }
      return shown.isEmpty
        ? nil
        : Show(
          observation: observation, reach: reach, published: published(in: observation.subjects), state: shown
        )
    }
  }

  private var observations: [Observation] {
    let observing = context.properties.compactMap { property -> (view: TypeID, property: WrappedProperty)? in
      guard !property.subjects.isEmpty, !property.variable.isStatic,
        let owner = context.index.owner(of: property.id), context.index[owner].kind == .struct
      else { return nil }
      return (owner, property)
    }
    return Dictionary(grouping: observing, by: \.view).sorted { $0.key < $1.key }.map { view, all in
      Observation(view: view, properties: all.map(\.property))
    }
  }

  private func loss(of state: Show.State, in show: Show, _ begun: [ChangeOrigins.Origin]) -> Loss? {
    begun.firstResult { origin in
      let near = origins.nearChanges(of: origin)
      let announced = near.keys.filter(show.published.contains).sorted()
      guard !announced.isEmpty, !isCache(state, changedBy: origin), isOfShownObject(origin, show),
        !updates(show, by: near),
        let all = origins.allChanges(of: origin), !updates(show, by: all)
      else { return nil }
      return Loss(
        observation: show.observation, key: state.key, reads: state.reads, origin: origin,
        announced: announced
      )
    }
  }

  /// Where the change is made through a tracked variable, `model.guest?.name = name`, the view has to read that variable, or
  /// it shows another object.
  private func isOfShownObject(_ origin: ChangeOrigins.Origin, _ show: Show) -> Bool {
    guard let change = origin.path.last, let base = change.use.base else { return true }
    let scope = LookupScope(file: change.file, enclosingType: change.use.enclosingType)
    let tracked = variables(holding: base, in: scope).filter { id in
      !context.index[id].isLet && !context.index[id].isStatic && context.index[id].isStored
        && context.index.owner(of: id).flatMap { context.types[$0] } != nil
    }
    return tracked.isEmpty || tracked.contains(where: show.reach.variables.contains)
  }

  /// The variables that an expression may name.
  private func variables(holding object: ExpressionFact, in scope: LookupScope) -> [VariableID] {
    switch object {
    case .optionalChain(let inner), .unwrapped(let inner): variables(holding: inner, in: scope)
    case .name(let name): context.index.variables(named: name, visibleFrom: scope) ?? []
    case .member(let base, let name):
      context.index.type(of: base, in: scope).unwrapped.declarations.flatMap {
        context.index.variables(named: name, of: $0)
      }
    default: []
    }
  }

  /// What code changes updates the view: a variable that it reads, or one of its own.
  private func updates(_ show: Show, by changes: ChangeOrigins.Changes) -> Bool {
    changes.keys.contains { id in
      show.reach.variables.contains(id) || show.reach.unclear.contains(context.index[id].name)
        || context.index.owner(of: id) == show.observation.view
    }
  }

  /// The code that reads the state also changes it, as a cache is filled.
  private func isCache(_ state: Show.State, changedBy origin: ChangeOrigins.Origin) -> Bool {
    guard let code = origin.code.first, let read = state.reads.last?.location else { return false }
    return code.file == read.file && code.range.contains(read.offset)
  }

  private func published(in subjects: [TypeID]) -> Set<VariableID> {
    let family = subjects.flatMap { context.index.lineage(of: $0) + context.types.subclasses(of: $0) }
    return Set(
      family.flatMap(context.index.declarations).flatMap { declaration in
        context.index[declaration].variables.indices.map { VariableID(declaration: declaration, index: $0) }
          .filter { context.isPublished(context.index[$0], in: declaration) }
      })
  }

  // MARK: State

  /// A stored variable that no announcement of its own goes with.
  private func mayChangeAlone(_ key: Key) -> Bool {
    switch key {
    case .global, .subject, .collection: true
    case .variable(let id):
      context.index[id].attributes.allSatisfy(\.isActor)
        && (context.index[id].isStatic
          || context.index.owner(of: id).map(context.model.changesUnseen) == true)
    case .userDefaults, .system, .outside: false
    }
  }

  /// Where the changes of some state begin, besides those that are announced by hand.
  private func begun(_ keys: Set<Key>) -> [Key: [ChangeOrigins.Origin]] {
    let stored = keys.reduce(into: [Key: [EffectAnalysis.Place]]()) { $0[$1] = places(of: $1) }
    let changes = origins.changes(of: Set(stored.values.joined()))
    let objects = calls(on: keys)
    var steps: [(key: Key, effect: Located<Effect>)] = []
    for key in keys {
      let effects = (stored[key] ?? []).flatMap { changes[$0] ?? [] } + (objects[key] ?? [])
      steps += effects.map { (key, $0) }
    }
    var found: [Key: [ChangeOrigins.Origin]] = [:]
    for (step, begun) in zip(steps, origins.origins(of: steps.map(\.effect))) {
      found[step.key, default: []] += begun.filter(counts)
    }
    origins.read(Array(found.values.joined()))
    return found
  }

  private func places(of key: Key) -> [EffectAnalysis.Place] {
    switch key {
    case .global(let name):
      context.index.globalVariables(named: name).map { .global(name: name, file: $0.file) }
    case .variable(let id): [.variable(id)]
    case .subject, .collection, .userDefaults, .system, .outside: []
    }
  }

  /// The calls that change the objects of subjects and collections.
  private func calls(on keys: Set<Key>) -> [Key: [Located<Effect>]] {
    var objects: [VariableID: Key] = [:]
    for key in keys {
      switch key {
      case .subject(let id), .collection(let id): objects[id] = key
      case .global, .variable, .userDefaults, .system, .outside: break
      }
    }
    var found: [Key: [Located<Effect>]] = [:]
    for located in context.calls.references.effects(on: Set(objects.keys.map { context.index[$0].name })) {
      for case .place(.variable(let id)) in context.calls.targets(of: located.use, in: located.file) {
        guard let key = objects[id], located.use.changesObject(of: key) else { continue }
        found[key, default: []].append(located)
      }
    }
    return found
  }

  /// It is not part of tests, and announces nothing by hand.
  private func counts(_ origin: ChangeOrigins.Origin) -> Bool {
    origin.code.allSatisfy {
      !context.model.isOfTests($0.file)
        && !context.source($0.file).mentions("objectWillChange", in: $0.range)
    }
  }

  // MARK: Results

  private func owners(of loss: Loss) -> [TypeID] {
    Set(loss.announced.compactMap(context.index.owner)).sorted()
  }

  private func rewrite(for loss: Loss) -> Rewrite {
    let owners = owners(of: loss)
    guard let announced = loss.announced.first, let read = loss.reads.first else {
      return .edits([], of: owners, in: loss.observation.view.file)
    }
    let text = text(of: loss, announcing: announced)
    func diagnostic(_ verb: String) -> Diagnostic {
      context.diagnostic(
        .unobservedState, at: read.location.offset, in: read.location.file,
        "\(text.reason) and \(verb) any more; \(text.advice)"
      ).traced(by: trace(of: loss, announcing: announced))
    }
    return Rewrite.edits([], of: owners, in: read.location.file, notes: [diagnostic("does not")])
      .reviewed(otherwise: diagnostic("would not"))
  }

  private func text(of loss: Loss, announcing id: VariableID) -> (reason: String, advice: String) {
    let variable = context.index[id].name
    let owner = context.index.owner(of: id)
    let object = loss.observation.properties.first { property in
      owner.map { property.subjects.flatMap(context.index.lineage).contains($0) } == true
    }
    let read = [object?.variable.name, variable].compactMap { $0 }.joined(separator: ".")
    let announced = [owner.map(context.name), variable].compactMap { $0 }.joined(separator: ".")
    return (
      "'\(context.name(of: loss.observation.view))' shows '\(name(of: loss.key))', which nothing observes: what changes it announces '\(announced)', which updated the view",
      "make it observable, or read what is announced there, as in 'let _ = \(read)'"
    )
  }

  private func name(of key: Key) -> String {
    switch key {
    case .global(let name): name
    case .variable(let id), .collection(let id): name(of: id)
    case .subject(let id): name(of: id) + ".value"
    case .userDefaults, .system, .outside: ""
    }
  }

  private func name(of id: VariableID) -> String {
    [context.index.owner(of: id).map(context.name), context.index[id].name].compactMap { $0 }
      .joined(separator: ".")
  }

  private func trace(of loss: Loss, announcing variable: VariableID) -> [TraceStep] {
    let changes = loss.origin.path.map { UnobservedState.Place($0.use, in: $0.file) }
    let announcement = origins.nearChanges(of: loss.origin)[variable].map {
      context.model.step(
        at: SourceLocation(file: $0.file, offset: $0.use.offset), "changes '\(context.index[variable].name)'")
    }
    return context.model.steps(changes, endingWith: "changes") + [announcement].compactMap { $0 }
      + context.model.steps(loss.reads, endingWith: "reads")
  }
}

extension Effect {
  /// `level.send(1)`, `level.value = 1`, `cache.setObject(image, forKey: key)`, `lines.add(line)`
  fileprivate func changesObject(of key: UnobservedState.Key) -> Bool {
    switch key {
    case .subject: path.calledMethod == "send" || kind != .read && path.firstMember == "value"
    default: mayChangeValue || path.calledMethod?.hasPrefix("add") == true
    }
  }
}
