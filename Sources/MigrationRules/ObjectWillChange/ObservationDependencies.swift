import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// The state of a class that other code may read, and the announcements that its readers need.
///
/// `objectWillChange.send()` updated every view of the class, whatever had changed. The macro updates the views that
/// read a variable when that variable changes. Other changes (a value outside of the class, an object that a variable
/// refers to, the time) have to be announced by hand, through a property that the readers read.
struct ObservationDependencies {
  let subject: TypeID
  let model: ProjectModel
  let bodies: [String: [MemberBody]]
  let located: [Located<MemberBody>]
  /// Members that extensions of its protocols add, which cannot register their readers.
  private let added: [Located<MemberBody>]
  let variables: [String: VariableID]
  /// Names of variables whose changes the macro announces.
  let tracked: Set<String>
  /// Of these, `@ObservedObject` variables, which become plain once their objects move.
  private let observed: [String: [TypeID]]
  /// The constants among these, which would become variables.
  let opened: Set<String>
  /// What subclasses add, where that counts.
  private let subclasses: SubclassValues?
  /// The result of `ProjectModel.observables(in:)` for each variable.
  private let observables: [VariableID: [TypeID]]

  private let outside: ExternalReferences
  /// Whether subclasses override functions, so that the bodies do not name everything that changes.
  private let isOverridden: Bool
  /// The names of superclass members, which register with another registrar.
  let inherited: Set<String>
  /// The names of members in extensions of other modules. `access` and `withMutation` are internal.
  let foreign: Set<String>

  /// The dependencies of a member's value.
  private struct Dependence {
    /// A tracked variable, or a property that can register its readers, that is read on every path.
    var anchor: String?
    /// Whether it may change although no tracked variable of values does.
    var isInDoubt = false
  }

  /// Nil for a class with subclasses that give out values of their own, which have other registrars, or with a member
  /// that hides one of a superclass.
  ///
  /// - Parameter opening: whether constants may become variables, which announce what changes in the objects that they refer
  ///   to; what subclasses give may be announced by these then.
  init?(
    of subject: ObservableTypes.Subject, _ tracking: Trackability, _ functions: RenderedFunctions,
    opening: Bool = false
  ) {
    let model = tracking.model
    let isExtended = model.types.subclasses(of: subject.id).contains(where: model.givesOwnValues)
    guard !subject.isProtocol, opening || !isExtended, let superclasses = model.superclasses(of: subject.id)
    else {
      return nil
    }
    self.subject = subject.id
    self.model = model
    isOverridden = model.types.subclasses(of: subject.id).flatMap(model.index.declarations(of:)).contains {
      model.index[$0].functions.contains { $0.kind == .function && $0.modifiers.contains(named: "override") }
    }
    outside = ExternalReferences(of: subject.id, superclasses: superclasses, in: model, functions)
    let declarations = ([subject.id] + superclasses).flatMap(model.index.declarations(of:))
    located = model.memberBodies(of: declarations)
    subclasses = opening ? SubclassValues(of: subject.id, tracking) : nil
    opened = opening ? OpenedConstants.names(of: subject, in: model) : []
    bodies = Dictionary(
      grouping: (located + (subclasses?.bodies ?? [])).map(\.use), by: \.name)
    foreign = Set(located.filter { !model.index.isSameModule($0.file, subject.id.file) }.map(\.use.name))
    added = model.memberBodies(
      of: model.index.allRefinedProtocols(of: subject.id).flatMap(model.index.declarations(of:))
        .filter { model.index[$0].kind == .extension })
    variables = Dictionary(
      declarations.flatMap { declaration in
        model.index[declaration].variables.enumerated().filter {
          $0.element.isStored && !$0.element.isStatic
        }
        .map { ($0.element.name, VariableID(declaration: declaration, index: $0.offset)) }
      }, uniquingKeysWith: { first, _ in first })
    let unwrapped = declarations.flatMap(model.properties(of:)).filter { property in
      property.wrapper == .observedObject && !property.subjects.isEmpty
        && !model.needsBindable(property)
    }
    observed = Dictionary(unwrapped.map { ($0.variable.name, $0.subjects) }) { first, _ in first }
    tracked = Set(
      variables.filter { _, id in
        model.index.owners(of: id.declaration).allSatisfy { tracking.isTracked(model.index[id], in: $0) }
      }.keys
    ).union(observed.keys).union(opened)
    observables = variables.values.reduce(into: [:]) { known, id in
      known[id] = model.observables(in: id)
    }
    guard let names = model.names(inheritedFrom: superclasses, by: subject.id, bodies: located) else {
      return nil
    }
    inherited = names
  }

  /// The announcements that replace an `objectWillChange.send()`.
  enum Announcements {
    /// The names of properties, and the functions that have to register their readers with `registrar`.
    case properties([String], readIn: [Located<MemberBody>])
    /// A member that others may read and whose changes cannot be announced.
    case unannounced(String)
  }

  /// The announcements that replace an `objectWillChange.send()`.
  ///
  /// - Parameters:
  ///   - place: where tracked variables, which announce themselves, change with it: the body around it names everything
  ///     else that changes. Nil if the changes are unknown.
  ///   - countsObjects: whether objects in tracked variables may change there without being named, too.
  ///   - isBesideOthers: whether who reads a member that is tracked may show what is not, besides what the changing members
  ///     give and what the announced properties update.
  func announcements(
    accompaniedAt place: SourceLocation?, countsObjects: Bool = true,
    where isBesideOthers: (String, _ changing: Set<String>, _ announced: Set<String>) -> Bool = { _, _, _ in
      true
    }
  ) -> Announcements {
    // An object may change through an alias.
    let touched = place.flatMap { isOverridden ? nil : body(around: $0) }.map {
      outsideNames(of: $0, visiting: []).union(countsObjects ? variablesWithObjects : [])
    }
    func mayChange(_ names: Set<String>) -> Bool { touched.map { !$0.isDisjoint(with: names) } ?? true }
    let isAccompanied = place != nil
    var needed: Set<String> = []
    // By the member, what announces it; nil where nothing can.
    var ofTracked: [(name: String, announced: String?)] = []
    for (name, id) in variables.sorted(by: { $0.value < $1.value })
    where name != "objectWillChange" && !isHidden(model.index[id]) {
      let variable = model.index[id]
      let isOfValues = tracked.contains(name) && holdsOnlyValues(id)
      if isAccompanied, isOfValues || !mayChange([name]) { continue }
      // Without readers, an announcement has no effect.
      guard mayBeRead(id), !model.isOnlyCalledBack(id) else { continue }
      let announced = tracked.contains(name) && !inherited.contains(name) ? name : nil
      if isOfValues {
        ofTracked.append((name, announced))
      } else if let announced {
        needed.insert(announced)
      } else if !variable.isLet || observables[id] == nil {
        // Or its readers registered with the superclass.
        return .unannounced(name)
      }
    }
    var functions: [Located<MemberBody>] = []
    var changing: Set<String> = []
    for place in located where isVisible(place.use) && mayBeRead(place.use) {
      let body = place.use
      let dependence = dependence(of: body, visiting: [])
      if isAccompanied, !dependence.isInDoubt || !mayChange(outsideNames(of: body, visiting: [])) { continue }
      if dependence.isInDoubt { changing.insert(body.name) }
      if let anchor = dependence.anchor {
        let announced = inherited.contains(anchor) ? nil : anchor
        if !dependence.isInDoubt {
          ofTracked.append((body.name, announced))
        } else if let announced {
          needed.insert(announced)
        } else {
          return .unannounced(body.name)
        }
      } else if dependence.isInDoubt || !isConstant(body) {
        guard let registrar, let own = registering(place, with: registrar) else {
          return .unannounced(body.name)
        }
        needed.insert(registrar)
        functions += own
      }
    }
    for body in added.map(\.use) where isVisible(body) && bodies[body.name] == nil && mayBeRead(body) {
      let dependence = dependence(of: body, visiting: [])
      if isAccompanied, !dependence.isInDoubt || !mayChange(outsideNames(of: body, visiting: [])) { continue }
      if let anchor = dependence.anchor, !inherited.contains(anchor) {
        needed.insert(anchor)
      } else if dependence.anchor != nil || dependence.isInDoubt || !isConstant(body) {
        return .unannounced(body.name)
      }
    }
    if let name = subclasses?.unsettled.first(where: { outside.mayRead($0, isPublic: false) }) {
      return .unannounced(name)
    }
    for body in (subclasses?.bodies ?? []).map(\.use) where isVisible(body) && mayBeRead(body) {
      let dependence = dependence(of: body, visiting: [])
      guard dependence.isInDoubt else { continue }
      if isAccompanied, !mayChange(outsideNames(of: body, visiting: [])) { continue }
      guard let anchor = dependence.anchor, variables[anchor] != nil, !inherited.contains(anchor) else {
        return .unannounced(body.name)
      }
      needed.insert(anchor)
    }
    changing.subtract(ofTracked.map(\.name))
    // Where nothing is known to change unseen, all that was announced is.
    let beside = needed.isEmpty ? ofTracked : ofTracked.filter { isBesideOthers($0.name, changing, needed) }
    if let name = beside.first(where: { $0.announced == nil })?.name { return .unannounced(name) }
    return .properties(needed.union(beside.compactMap(\.announced)).sorted(), readIn: functions)
  }

  /// Tracked variables that refer to objects whose changes may not be announced.
  private var variablesWithObjects: Set<String> {
    Set(variables.filter { tracked.contains($0.key) && !holdsOnlyValues($0.value) }.keys)
  }

  private func body(around place: SourceLocation) -> MemberBody? {
    located.first { $0.file == place.file && $0.use.range.contains(place.offset) }?.use
  }

  /// The names that a body refers to besides tracked variables of values, directly or through other members.
  private func outsideNames(of body: MemberBody, visiting: Set<String>) -> Set<String> {
    guard !visiting.contains(body.name) else { return [] }
    let visiting = visiting.union([body.name])
    var names: Set<String> = []
    for mention in body.mentions {
      let name = ownName(mention)
      if name == "objectWillChange" { continue }
      if let others = bodies[name] {
        for other in others { names.formUnion(outsideNames(of: other, visiting: visiting)) }
      } else if let id = variables[name] {
        let isTracked = tracked.contains(model.index[id].name)
        if !isTracked || !holdsOnlyValues(id) { names.insert(name) }
      } else if !isPure(mention) {
        names.insert(name)
      }
    }
    return names
  }

  /// The member of a superclass that `super.name` refers to, if known.
  private func ownName(_ mention: MemberBody.Mention) -> String {
    guard mention.name == "super", let member = mention.member, inherited.contains(member) else {
      return mention.name
    }
    return member
  }

  /// Observable types of the class's constants, which have to announce their own changes, and types that have to move
  /// for its own variables to be tracked.
  var storedObservables: [TypeID] {
    Set(variables.values.filter { model.index[$0].isLet }.flatMap { observables[$0] ?? [] })
      .union(observed.values.joined()).sorted()
  }

  /// The variable through which functions register their readers if they read no other on every path: preferably a
  /// visible one that was published.
  var registrar: String? {
    let stored = variables.filter {
      $0.key != "objectWillChange" && !inherited.contains($0.key)
        && PropertyIsolation.actor(of: model.index[$0.value], in: subject, model) == nil
    }.sorted { $0.value < $1.value }
    let changing = stored.filter { tracked.contains($0.key) && !model.index[$0.value].isLet }
    // A constant will do, as only its name counts.
    let candidates = changing.isEmpty ? stored.filter { model.index[$0.value].isLet } : changing
    let visible = candidates.filter { !isHidden(model.index[$0.value]) }
    return
      (visible.first { model.isPublished(model.index[$0.value], in: $0.value.declaration) } ?? visible
      .first ?? candidates.first)?.key
  }

  /// Computed properties that may read the state another property's setter writes, and have no setter to announce it.
  func properties(readingWhatIsSetBy name: String) -> [String] {
    guard let setter = bodies[name]?.first else { return [] }
    let outside = setter.setterMentions.subtracting(["newValue", "objectWillChange", "self"])
      .filter { !tracked.contains($0) }
    return bodies.values.flatMap { $0 }.filter { body in
      guard body.kind == .computedProperty, body.name != name, isVisible(body), body.setter == nil,
        self.getter(of: body.name) != nil
      else { return false }
      let names = Set(body.mentions.map(\.name))
      guard !names.isDisjoint(with: outside), !names.contains(name) else { return false }
      let keys = setter.setterLiterals
      return keys.isEmpty || body.stringLiterals.isEmpty || !keys.isDisjoint(with: body.stringLiterals)
    }.map(\.name).sorted()
  }

  private func holdsOnlyValues(_ id: VariableID) -> Bool { observables[id]?.isEmpty == true }

  // MARK: Visible members

  func isVisible(_ body: MemberBody) -> Bool {
    body.hasResult && !body.isStatic && !body.isHidden && !body.isAsync
  }

  func isHidden(_ variable: VariableFact) -> Bool {
    variable.accessLevel.map { $0 <= .fileprivate } ?? false
  }

  private func mayBeRead(_ body: MemberBody) -> Bool {
    body.kind == .subscript || body.isOverride && !inherited.contains(body.name)
      || outside.mayRead(body.name, isPublic: body.isPublic)
  }

  private func mayBeRead(_ id: VariableID) -> Bool {
    let variable = model.index[id]
    if variable.isLet, observables[id] == nil {
      let type = model.index.typeOfVariable(variable, in: LookupScope(inside: id.declaration)).unwrapped
      return outside.mayRead(objectIn: variable.name) { constants.contain($0, of: type) }
    }
    return outside.mayRead(variable.name, isPublic: variable.accessLevel.map { $0 >= .public } ?? false)
  }

  private func isConstant(_ body: MemberBody) -> Bool {
    body.mentions.allSatisfy { mention in
      variables[mention.name].map { model.index[$0].isLet && !calls(mention, $0) } ?? isPure(mention)
    }
  }

  // MARK: Dependencies of values

  private func dependence(of body: MemberBody, visiting: Set<String>) -> Dependence {
    guard !visiting.contains(body.name) else { return Dependence() }
    var result = Dependence()
    let visiting = visiting.union([body.name])
    for mention in body.mentions {
      let name = ownName(mention)
      if let id = variables[name] {
        add(mention, id, to: &result)
      } else if let others = bodies[name] {
        let inner = others.map { dependence(of: $0, visiting: visiting) }
        if inner.contains(where: \.isInDoubt) { result.isInDoubt = true }
        // One of several candidates is called.
        if mention.isCertain, result.anchor == nil, Set(inner.map(\.anchor)).count == 1 {
          result.anchor = inner[0].anchor
        }
      } else if subclasses?.settled.contains(name) != true, !isPure(mention) {
        result.isInDoubt = true
      }
    }
    if body.memberNames.contains(where: model.mayChangeOnItsOwn) { result.isInDoubt = true }
    if result.anchor == nil, result.isInDoubt || !isConstant(body), isAnnounceable(body) {
      result.anchor = body.name
    }
    return result
  }

  private func add(_ mention: MemberBody.Mention, _ id: VariableID, to result: inout Dependence) {
    if tracked.contains(model.index[id].name) {
      if mention.isCertain, result.anchor == nil { result.anchor = model.index[id].name }
      if !holdsOnlyValues(id) { result.isInDoubt = true }
    } else if !model.index[id].isLet || observables[id] == nil || calls(mention, id) {
      result.isInDoubt = true
    }
  }

  /// A closure that a variable holds gives whatever it gives.
  private func calls(_ mention: MemberBody.Mention, _ id: VariableID) -> Bool {
    mention.isCalled && model.calls.holdsFunction(id)
  }

  /// Whether a name from outside of the class denotes a pure function or constant.
  private func isPure(_ mention: MemberBody.Mention) -> Bool { constants.isPure(mention, in: subject) }

  private var constants: ConstantMembers { ConstantMembers(in: model) }
}
