import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Where the changes of state begin that nothing observes.
///
/// What is not part of tests counts, and what is called at all: `static func update()` that nobody calls changes nothing.
struct StateChanges {
  fileprivate typealias Key = UnobservedState.Key

  private let model: ProjectModel
  private let calls: CallGraph
  private let origins: ChangeOrigins

  init(in model: ProjectModel, _ calls: CallGraph, _ origins: ChangeOrigins) {
    self.model = model
    self.calls = calls
    self.origins = origins
  }

  /// Where changes begin, by what they change.
  struct Begun {
    var origins: [UnobservedState.Key: [ChangeOrigins.Origin]] = [:]
    /// The code around sends `objectWillChange`.
    var announcedByHand: [UnobservedState.Key: [ChangeOrigins.Origin]] = [:]

    fileprivate mutating func add(_ found: [ChangeOrigins.Origin], of key: Key, in model: ProjectModel) {
      let counted = found.filter { origin in
        !origin.isUnused && !origin.code.contains { model.isOfTests($0.file) }
      }
      origins[key, default: []] += counted.filter { model.regionsSending(in: $0.code).isEmpty }
      announcedByHand[key, default: []] += counted.filter { !model.regionsSending(in: $0.code).isEmpty }
    }
  }

  func begun(_ keys: Set<UnobservedState.Key>) -> Begun {
    let stored = keys.reduce(into: [Key: [EffectAnalysis.Place]]()) { $0[$1] = places(of: $1) }
    let changes = origins.changes(of: Set(stored.values.joined()))
    let uses = usesOfObjects(keys)
    let shared = changesOfShared(keys.filter(\.isShared))
    let system = mentionsOfSystem(keys)
    let foreign = changesOfForeign(keys)
    var steps: [(key: Key, effect: Located<Effect>)] = []
    for key in keys {
      let effects =
        (stored[key] ?? []).flatMap { changes[$0] ?? [] }
        + (uses[key] ?? []).filter { isChange($0.use, of: key) } + (shared[key] ?? [])
        + (system[key] ?? []) + (foreign[key] ?? [])
      steps += effects.map { (key, $0) }
    }
    var found = Begun()
    let classes = regionsOfClasses
    for (step, begun) in zip(steps, origins.origins(of: steps.map(\.effect))) {
      // Most files that others change are other ones.
      let counted =
        step.key.isOutside ? begun.filter { $0.code.contains { $0.isInside(oneOf: classes) } } : begun
      found.add(counted, of: step.key, in: model)
    }
    let announced = callbacksOfClasses(keys)
    let notified = model.codeTold(ofChangesIn: Set(keys.compactMap(\.notifyingType)))
    for key in keys {
      let notified = key.notifyingType.flatMap { notified[$0] } ?? []
      let told =
        callbacks(of: key, given: uses[key] ?? [], announced)
        + notified.sorted().map { .calledBack($0, handedOverBy: nil) }
      found.add(told, of: key, in: model)
    }
    origins.read(Array(found.origins.values.joined()))
    return found
  }

  /// Whether an effect on a variable may change the object of another module that it holds. That another one is assigned is a
  /// change of the variable; the same object of Apple's may have changed by itself before it is assigned again.
  private func isChange(_ use: Effect, of key: Key) -> Bool {
    guard case .object(let place) = key, use.kind == .assignment, use.path.isEmpty else {
      return use.changesObject(of: key)
    }
    return !use.isAssignedNewValue && model.foreignType(of: place).map(KnownTypes.isPlainAppleClass) == true
  }

  private func places(of key: Key) -> [EffectAnalysis.Place] {
    switch key {
    case .global(let name):
      model.index.globalVariables(named: name).map { .global(name: name, file: $0.file) }
    case .variable(let id): [.variable(id)]
    case .subject, .object, .userDefaults, .system, .outside, .foreign: []
    }
  }

  /// The effects on objects of other modules.
  private func usesOfObjects(_ keys: Set<Key>) -> [Key: [Located<Effect>]] {
    let objects = keys.reduce(into: [EffectAnalysis.Place: Key]()) { objects, key in
      if let place = key.heldObject { objects[place] = key }
    }
    var found: [Key: [Located<Effect>]] = [:]
    for located in calls.references.effects(
      on: Set(objects.keys.compactMap { model.index.variable(at: $0)?.name }))
    {
      for place in calls.places(of: located.use, in: located.file) {
        if let key = objects[place] { found[key, default: []].append(located) }
      }
    }
    return found
  }

  /// What an object of another module calls back when it changed: the closures that it was given, as a subject is by
  /// `sink`, and the functions of a delegate that are given it.
  ///
  /// ```swift
  /// subject.sink { [weak self] value in self?.isEmpty = value.isEmpty }
  /// monitor.pathUpdateHandler = { path in … }
  /// func centralManagerDidUpdateState(_ central: CBCentralManager) { … }
  /// ```
  private func callbacks(
    of key: Key, given uses: [Located<Effect>], _ announced: [TypeID: [CodeRegion]]
  ) -> [ChangeOrigins.Origin] {
    if case .variable(let id) = key { return subscriptions(to: id, announced) }
    func closures(givenBy uses: [Located<Effect>]) -> [ChangeOrigins.Origin] {
      uses.flatMap { located in
        located.use.callbacks.map { range in
          .calledBack(CodeRegion(file: located.file, range: range), handedOverBy: located)
        }
      }
    }
    if case .subject(let id) = key {
      return closures(givenBy: uses) + subscriptions(to: id, announced)
    }
    guard case .object(let place) = key else { return [] }
    let closures = closures(givenBy: uses.filter(\.use.handsOverCallback))
    guard let type = model.foreignType(of: place), case .variable(let id) = place else { return closures }
    let delegates = model.index.owners(of: id.declaration).flatMap(model.index.declarations)
    return closures
      + model.code(of: delegates, given: type).map { .calledBack($0, handedOverBy: nil) }
  }

  /// The closures that are told of changes of a variable: by its publisher, or by another one that its class has, and by
  /// those of its functions that take a closure to call later.
  ///
  /// ```swift
  /// service.$isOn.sink { [weak self] _ in self?.version += 1 }
  /// service.changes.dropFirst().sink { [weak self] _ in self?.version += 1 }
  /// service.objectWillChange.sink { [weak self] in self?.version += 1 }
  /// ```
  private func subscriptions(
    to id: VariableID, _ announced: [TypeID: [CodeRegion]]
  ) -> [ChangeOrigins.Origin] {
    let own = (model.uses.projections[id] ?? []).flatMap { located in
      (located.use.callbacks ?? []).map { CodeRegion(file: located.file, range: $0) }
    }
    let others = model.index.owner(of: id).flatMap { announced[$0] } ?? []
    return (own + others).map { .calledBack($0, handedOverBy: nil) }
  }

  /// Those of the classes of some variables, each looked for once.
  private func callbacksOfClasses(_ keys: Set<Key>) -> [TypeID: [CodeRegion]] {
    let owners = keys.compactMap { key -> TypeID? in
      switch key {
      case .variable(let id), .subject(let id): model.index.owner(of: id)
      default: nil
      }
    }
    return Set(owners).reduce(into: [:]) { $0[$1] = callbacks(of: $1) }
  }

  /// The closures behind the publishers of a class, and those that it is given to call when something changes.
  private func callbacks(of owner: TypeID) -> [CodeRegion] {
    let family = Set(model.family(of: owner))
    let names = family.flatMap(model.index.declarations).reduce(into: Set(["objectWillChange"])) {
      names, declaration in
      let scope = LookupScope(inside: declaration)
      for variable in model.index[declaration].variables
      where model.index.typeOfVariable(variable, in: scope).mayBePublisher {
        names.insert(variable.name)
      }
      for function in model.index[declaration].functions where LibraryEffects.mayKeepCallback(function.name) {
        names.insert(function.name)
      }
    }
    return model.references.effects(onMembers: names).filter { located in
      guard !located.use.callbacks.isEmpty, let base = located.use.base else { return false }
      let scope = located.scope
      return !family.isDisjoint(with: model.index.type(of: base, in: scope).unwrapped.declarations)
    }.flatMap { located in located.use.callbacks.map { CodeRegion(file: located.file, range: $0) } }
  }

  /// Who asks for, or changes, what a shared instance or a class of Apple's has: the system changes it, too, and tells that code.
  private func mentionsOfSystem(_ keys: Set<Key>) -> [Key: [Located<Effect>]] {
    let own = keys.filter { if case .system = $0 { true } else { false } }
    if own.isEmpty { return [:] }
    var found: [Key: [Located<Effect>]] = [:]
    for located in model.references.effects(on: model.namesOfSystem(in: own)) where located.use.base == nil {
      for key in model.systemState(namedBy: located.use).intersection(own) {
        found[key, default: []].append(located)
      }
      for key in own where model.mayAskSystem(for: key, by: located.use) {
        found[key, default: []].append(located)
      }
    }
    return found
  }

  /// The changes of what types of other modules hold.
  private func changesOfForeign(_ keys: Set<Key>) -> [Key: [Located<Effect>]] {
    let types = keys.compactMap { key -> String? in if case .foreign(let type) = key { type } else { nil } }
    let changes = model.references.effects(on: Set(types)).filter(\.use.changesWhatTypeHolds)
    return Dictionary(grouping: changes) { .foreign($0.use.name) }
  }

  /// The code of observable classes.
  private var regionsOfClasses: [CodeRegion] {
    model.classes.flatMap { model.index.declarations(of: $0.id) }.map {
      CodeRegion(file: $0.file, range: model.index[$0].memberBlockRange)
    }
  }

  /// The changes of files and of the keychain, those of the user defaults by observable classes, and those of known ones by any
  /// code.
  private func changesOfShared(_ keys: Set<Key>) -> [Key: [Located<Effect>]] {
    if keys.isEmpty { return [:] }
    let regions = regionsOfClasses
    let effects = model.references.effects(in: Set(regions), where: LibraryEffects.settersOfDefaults.contains)
    var found: [Key: [Located<Effect>]] = [:]
    for (region, uses) in effects.sorted(by: { $0.key < $1.key }) {
      for located in uses.map({ Located(file: region.file, use: $0) }) {
        guard let changed = key(changedBy: located) else { continue }
        // What is stored through an object of its own counts for a known key alone: most keys are other ones.
        let isApart =
          located.use.base.map { model.index.makesFirst($0, in: located.scope) } == true
        for key in keys where key.mayBe(changed) && (key.isKnown || !isApart) {
          found[key, default: []].append(located)
        }
      }
    }
    for key in keys {
      guard case .outside(let state) = key else { continue }
      found[key] = model.references.effects(on: state.changers, for: .call).filter {
        ExternalState(changedBy: $0.use) == state
      }
    }
    let known = keys.filter { $0.isShared && $0.isKnown }
    if known.isEmpty { return found }
    let setters = Set(LibraryEffects.settersOfDefaults)
    // What extensions of the defaults add: `var level: Int { get { … } set { set(newValue, forKey: "level") } }`.
    let extensions = (model.index.extensionsOfOthers["UserDefaults"] ?? []).map {
      CodeRegion(file: $0.file, range: model.index[$0].memberBlockRange)
    }
    let own = model.references.effects(in: Set(extensions), where: setters.contains).flatMap { region, uses in
      uses.filter { $0.base == nil }.map { Located(file: region.file, use: $0) }
    }.sorted { $0.location < $1.location }
    for located in model.references.effects(onMembers: setters) + own {
      let place = located.use.offset
      let isRead = regions.contains { $0.file == located.file && $0.range.contains(place) }
      guard !isRead, let changed = key(changedBy: located), known.contains(changed) else { continue }
      found[changed, default: []].append(located)
    }
    return found
  }

  /// The shared state that a call changes.
  private func key(changedBy located: Located<Effect>) -> UnobservedState.Key? {
    let (file, use) = (located.file, located.use)
    guard use.isCalled, LibraryEffects.settersOfDefaults.contains(use.name) else { return nil }
    let type = use.base.map { model.index.type(of: $0, in: located.scope) }
    return (type ?? model.index.selfType(in: located.scope)).isUserDefaults
      ? model.key(of: .userDefaults(.unknown), namedBy: use, in: file) : nil
  }

  /// Whether a change with this origin is of the state itself, and not of what may be other state of its kind.
  func isCertain(_ origin: ChangeOrigins.Origin, of key: UnobservedState.Key) -> Bool {
    if !key.isShared { return true }
    return key.isKnown && origin.path.last.flatMap(self.key) == key
  }
}

extension ProjectModel {
  /// Whether no announcement of its own, to a view, goes with the changes of some state.
  func mayChangeAlone(_ key: UnobservedState.Key, shownBy view: TypeID) -> Bool {
    switch key {
    case .global, .subject, .object, .userDefaults, .outside, .foreign: true
    case .variable(let id):
      (isSilent(id) || tellsSubscribersAlone(id))
        && (index[id].isStatic
          || index.owner(of: id).map { owner in
            // Managed objects tell those who observe them, and nobody else: rows that show some of a list do not.
            changesUnseen(owner)
              || index.isManagedObject(owner) && !observes(view, objectsOf: owner, showing: id)
          } == true)
    case .system(_, let member): member != nil && !key.isConstant
    }
  }
}

extension ProjectModel {
  /// No wrapper tells anybody of changes of a variable, unless by its object.
  func isSilent(_ id: VariableID) -> Bool {
    index[id].attributes.allSatisfy { attribute in
      if attribute.isActor || attribute.name == ["NSManaged"] { return true }
      let wrapper = AnnouncingWrapper(attribute, in: id.declaration, self)
      return wrapper.declaration.map(index.isPropertyWrapper) == true && !wrapper.announcesByItself
    }
  }

  /// A `@Published` variable of a class that is no observable object.
  private func tellsSubscribersAlone(_ id: VariableID) -> Bool {
    isPublished(index[id], in: id.declaration) && index.owner(of: id).map { types[$0] == nil } == true
  }

  /// Whether a view observes the objects whose variable it shows: those of a request, or the ones that it has and reads it of.
  private func observes(_ view: TypeID, objectsOf type: TypeID, showing id: VariableID) -> Bool {
    let own = index.declarations(of: view).flatMap { declaration in
      index[declaration].variables.indices.map { VariableID(declaration: declaration, index: $0) }
    }
    func wrappers(of variable: VariableID) -> [LibraryWrapper] {
      index[variable].attributes.map(\.libraryWrapper)
    }
    if own.contains(where: { wrappers(of: $0).contains { $0.contains(.observesFetchedObjects) } }) {
      return true
    }
    let observed = Set(
      own.filter { variable in
        let object = index.typeOfVariable(index[variable], in: LookupScope(inside: variable.declaration))
        return object.unwrapped.declarations.contains(type)
          && wrappers(of: variable).contains { $0.contains(.takesObservableObject) }
      })
    return !observed.isEmpty
      && references.effects(on: index[id].name, in: codeShowing(in: view)).allSatisfy { located in
        guard let base = located.use.base, index.mayReferTo(located.use, memberOf: type, in: located.file)
        else { return true }
        return !observed.isDisjoint(with: variables(namedBy: base, in: located.scope))
      }
  }
}

extension CodeRegion {
  fileprivate func isInside(oneOf regions: [CodeRegion]) -> Bool {
    regions.contains { $0.file == file && $0.range.contains(range.lowerBound) }
  }
}

extension UnobservedKey {
  /// The variable that holds the object of another module that the value is of.
  fileprivate var heldObject: EffectAnalysis.Place? {
    switch self {
    case .subject(let id): .variable(id)
    case .object(let place): place
    case .global, .variable, .userDefaults, .system, .outside, .foreign: nil
    }
  }
}

extension ResolvedType {
  /// Also where it is not known.
  fileprivate var mayBePublisher: Bool {
    switch unwrapped {
    case .unknown: true
    case .external(let names, _): names.last.map { LibraryEffects.isPublisher(type: $0) } == true
    default: false
    }
  }
}

extension Effect {
  /// `monitor.handler = { … }`, `player.addObserver { … }`, and not `lock.withLock { … }`
  fileprivate var handsOverCallback: Bool { path.calledMethod.map(LibraryEffects.mayKeepCallback) ?? true }

  /// `level.send(1)`, `level.value = 1`, `cache.setObject(image, forKey: key)`, `lines.add(line)`, `player.play()`
  fileprivate func changesObject(of key: UnobservedState.Key) -> Bool {
    switch key {
    case .subject: path.calledMethod == "send" || kind != .read && path.firstMember == "value"
    default: mayChangeValue || path.calledMethod?.hasPrefix("add") == true || isCalledForEffect
    }
  }
}
