import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Where the changes of state begin that nothing observes.
struct StateChanges {
  private typealias Key = UnobservedState.Key

  private let model: ProjectModel
  private let calls: CallGraph
  private let origins: ChangeOrigins

  init(in model: ProjectModel, _ calls: CallGraph, _ origins: ChangeOrigins) {
    self.model = model
    self.calls = calls
    self.origins = origins
  }

  /// Besides those that are announced by hand.
  func begun(_ keys: Set<UnobservedState.Key>) -> [UnobservedState.Key: [ChangeOrigins.Origin]] {
    let stored = keys.reduce(into: [Key: [EffectAnalysis.Place]]()) { $0[$1] = places(of: $1) }
    let changes = origins.changes(of: Set(stored.values.joined()))
    let objects = objectChanges(of: keys)
    let shared = changesOfShared(keys.filter(\.isShared))
    var steps: [(key: Key, effect: Located<Effect>)] = []
    for key in keys {
      let effects =
        (stored[key] ?? []).flatMap { changes[$0] ?? [] } + (objects[key] ?? []) + (shared[key] ?? [])
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
      model.index.globalVariables(named: name).map { .global(name: name, file: $0.file) }
    case .variable(let id): [.variable(id)]
    case .subject, .object, .userDefaults, .system, .outside: []
    }
  }

  /// The calls that change the objects of other modules.
  private func objectChanges(of keys: Set<Key>) -> [Key: [Located<Effect>]] {
    var objects: [VariableID: Key] = [:]
    for key in keys {
      switch key {
      case .subject(let id), .object(let id): objects[id] = key
      case .global, .variable, .userDefaults, .system, .outside: break
      }
    }
    var found: [Key: [Located<Effect>]] = [:]
    for located in calls.references.effects(on: Set(objects.keys.map { model.index[$0].name })) {
      for case .variable(let id) in calls.places(of: located.use, in: located.file) {
        guard let key = objects[id], located.use.changesObject(of: key) else { continue }
        found[key, default: []].append(located)
      }
    }
    return found
  }

  /// The changes of the user defaults and of files by observable classes, and those of known user defaults by any code.
  private func changesOfShared(_ keys: Set<Key>) -> [Key: [Located<Effect>]] {
    if keys.isEmpty { return [:] }
    let regions = model.classes.flatMap { model.index.declarations(of: $0.id) }.map {
      CodeRegion(file: $0.file, range: model.index[$0].memberBlockRange)
    }
    let effects = model.references.effects(in: Set(regions)) {
      LibraryEffects.settersOfDefaults.contains($0) || ExternalState.mayBeChanged(by: $0)
    }
    var found: [Key: [Located<Effect>]] = [:]
    for (region, uses) in effects {
      for located in uses.map({ Located(file: region.file, use: $0) }) {
        guard let changed = key(changedBy: located) else { continue }
        for key in keys where key.mayBe(changed) { found[key, default: []].append(located) }
      }
    }
    let known = keys.filter { $0.isShared && $0 != $0.kind }
    if known.isEmpty { return found }
    for located in model.references.effects(onMembers: Set(LibraryEffects.settersOfDefaults)) {
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
    if let outside = ExternalState(changedBy: use) { return .outside(outside) }
    guard use.isCalled, LibraryEffects.settersOfDefaults.contains(use.name), let base = use.base else {
      return nil
    }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    return model.index.type(of: base, in: scope).isUserDefaults
      ? model.key(of: .userDefaults(nil), namedBy: use, in: file) : nil
  }

  /// Whether a change with this origin is of the state itself, and not of what may be other state of its kind.
  func isCertain(_ origin: ChangeOrigins.Origin, of key: UnobservedState.Key) -> Bool {
    if !key.isShared { return true }
    let isKnown = key != key.kind
    return isKnown && origin.path.last.flatMap(self.key) == key
  }

  /// It is not part of tests, and announces nothing by hand.
  private func counts(_ origin: ChangeOrigins.Origin) -> Bool {
    origin.code.allSatisfy {
      !model.isOfTests($0.file)
        && !model.source($0.file).mentions("objectWillChange", in: $0.range)
    }
  }
}

extension ProjectModel {
  /// Whether no announcement of its own, to a view, goes with the changes of some state.
  func mayChangeAlone(_ key: UnobservedState.Key, shownBy view: TypeID) -> Bool {
    switch key {
    case .global, .subject, .object, .userDefaults, .outside: true
    case .variable(let id):
      isSilent(id)
        && (index[id].isStatic
          || index.owner(of: id).map { changesUnseen($0) || isManaged($0) && !observes(view, $0) } == true)
    case .system: false
    }
  }
}

extension ProjectModel {
  /// No wrapper tells anybody of changes of a variable, unless by its object.
  private func isSilent(_ id: VariableID) -> Bool {
    index[id].attributes.allSatisfy { attribute in
      if attribute.isActor || attribute.name == ["NSManaged"] { return true }
      let wrapper = AnnouncingWrapper(attribute, in: id.declaration, self)
      return wrapper.declaration.map(index.isPropertyWrapper) == true && !wrapper.announcesByItself
    }
  }

  /// Its objects tell those who observe them of their changes, and nobody else: rows that show some of a list do not.
  private func isManaged(_ type: TypeID) -> Bool { types.foreign[type] == "NSManagedObject" }

  /// Whether a view observes objects of a type, one of them or those of a request.
  private func observes(_ view: TypeID, _ type: TypeID) -> Bool {
    index.declarations(of: view).contains { declaration in
      index[declaration].variables.contains { variable in
        let wrappers = variable.attributes.map(\.libraryWrapper)
        if wrappers.contains(where: { $0.contains(.observesFetchedObjects) }) { return true }
        let object = index.typeOfVariable(variable, in: LookupScope(inside: declaration)).unwrapped
        return object.declarations.contains(type)
          && wrappers.contains { $0.contains(.takesObservableObject) }
      }
    }
  }
}

extension Effect {
  /// `level.send(1)`, `level.value = 1`, `cache.setObject(image, forKey: key)`, `lines.add(line)`, `player.play()`
  fileprivate func changesObject(of key: UnobservedState.Key) -> Bool {
    switch key {
    case .subject: path.calledMethod == "send" || kind != .read && path.firstMember == "value"
    default: mayChangeValue || path.calledMethod?.hasPrefix("add") == true || isCalledForEffect
    }
  }
}
