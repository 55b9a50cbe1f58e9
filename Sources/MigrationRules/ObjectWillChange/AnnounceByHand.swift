import MigrationPlanning
import SourceText
import SwiftModel

/// Announces changes by hand that `objectWillChange.send()` announced and that no tracked variable announces.
///
/// ```swift
/// var name: String {
///   get { defaults.string(forKey: "name") ?? "" }
///   set {
///     objectWillChange.send()
///     defaults.set(newValue, forKey: "name")
///   }
/// }
/// ```
/// becomes
/// ```swift
/// var name: String {
///   get {
///     access(keyPath: \.name)
///     return defaults.string(forKey: "name") ?? ""
///   }
///   set {
///     withMutation(keyPath: \.name) {
///       defaults.set(newValue, forKey: "name")
///     }
///   }
/// }
/// ```
///
/// Elsewhere, `withMutation(keyPath: \.name) {}` replaces the call, for each property that readers depend on and that
/// does not announce itself, or the call of a method that does so (`AnnouncingMethods`).
struct AnnounceByHand {
  private let context: RuleContext
  private var readers: [TypeID: ObservationDependencies?] = [:]
  /// Computed properties whose getters register readers.
  private var registered: [TypeID: Set<String>] = [:]
  /// Functions that register readers, by location.
  private var functions: [TypeID: [SourceLocation: MemberBody.Getter]] = [:]
  /// Constants that become variables.
  private var opened: [TypeID: Set<String>] = [:]
  private var methods: AnnouncingMethods
  private let beside: ShownBeside

  init(context: RuleContext) {
    self.context = context
    methods = AnnouncingMethods(context: context)
    beside = ShownBeside(in: context.model)
  }

  enum Outcome {
    case rewrites([Rewrite])
    /// The change cannot be announced; the text suggests an alternative.
    case advice(String)
  }

  /// - Parameters:
  ///   - late: tracked variables that have to be announced at the call, too.
  ///   - tellsMore: state changes with it that nothing observes: all that views read of the class is announced.
  mutating func outcome(
    of use: ObjectWillChangeUse, _ statement: ObjectWillChangeUse.SendStatement, owner: TypeID, in file: Int,
    late: [String], tellsMore: Bool
  ) -> Outcome {
    guard let subject = context.types[owner], context.model.needsMacro(subject) else {
      return .advice(context.model.adviceWhereNothingCanAnnounce(owner, from: file))
    }
    let known = readers(of: subject).map {
      outcome(of: use, statement, subject, $0, in: file, late: late, tellsMore: tellsMore)
    }
    if let known, case .rewrites = known { return known }
    let opening = ObservationDependencies(
      of: subject, context.tracking, context.renderedFunctions, opening: true)
    if let opening, known == nil || !opening.opened.isEmpty {
      let outcome = outcome(of: use, statement, subject, opening, in: file, late: late, tellsMore: tellsMore)
      if case .rewrites = outcome {
        self.readers[owner] = .some(opening)
        return outcome
      }
    }
    return known ?? .advice(context.model.adviceWhereNothingCanAnnounce(owner, from: file))
  }

  private mutating func outcome(
    of use: ObjectWillChangeUse, _ statement: ObjectWillChangeUse.SendStatement,
    _ subject: ObservableTypes.Subject, _ readers: ObservationDependencies, in file: Int, late: [String],
    tellsMore: Bool
  ) -> Outcome {
    let owner = subject.id
    let isSameModule = context.index.isSameModule(owner.file, file)
    if let name = statement.setProperty, use.isOwn, isSameModule {
      return setterRewrites(
        of: name, statement, use, owner: owner, readers, in: file, besides: tellsMore ? sent(of: owner) : []
      ).map { .rewrites($0) }
        ?? .advice(
          "announce '\(name)' with 'access(keyPath:)' in its getter and 'withMutation(keyPath:)' in its setter"
        )
    }
    let accompanying = use.isOwn ? announcedWrites(beside: statement, in: owner) : []
    let isAccompanied = !accompanying.isEmpty && !tellsMore
    // A view is told of a change once. What tells it first decides whether it is animated.
    if statement.isAnimated, accompanying.isEmpty {
      return .advice("change the properties in the animation instead")
    }
    var names: [String]
    let readIn: [Located<MemberBody>]
    switch readers.announcements(
      accompaniedAt: isAccompanied ? SourceLocation(file: file, offset: use.range.lowerBound) : nil,
      where: { beside.mayBeShown(with: $0, of: owner, besides: $1, announced: $2) })
    {
    case .properties(let found, let places): (names, readIn) = (found, places)
    case .unannounced(let member): return .advice(adviceWhereUnannounced(member, of: subject))
    }
    if isAccompanied { names = Set(names + late).sorted() }
    if tellsMore { names = Set(names + sent(of: owner)).sorted() }
    let held = readers.storedObservables.filter { $0 != owner }
    let tie: [Rewrite] =
      held.isEmpty ? [] : [.tie([owner] + held, at: SourceLocation(file: file, offset: use.range.lowerBound))]
    if names.isEmpty {
      // The call is a relay: its subscribers read other objects.
      guard isAccompanied || !held.isEmpty && !showsMore(owner) || !isObserved(owner) else {
        return .advice(
          "nothing that others can read of the class changes with it; let those who are told observe what they read"
        )
      }
      if !statement.leavesEmptyBlock || context.keepsSends(of: owner) {
        return .rewrites([SendRemoval.rewrite(of: statement, in: file, of: owner, context)] + tie)
      }
      // Its block has to stay.
      names = accompanying
      if names.isEmpty { return .advice("remove the statement around it first") }
    }
    // Key paths of isolated properties are not accessible there.
    if statement.isolation != .mainActor, context.model.isInNonisolatedFunction(use, in: file) {
      return .advice("send it in an isolated method first")
    }
    if let name = names.first(where: {
      Self.isOutOfReach($0, of: owner, for: use, statement, in: file, context)
    }) {
      return .advice("send it on the actor of '\(name)' first, which readers depend on")
    }
    guard let calls = calls(announcing: names, of: use, owner: owner, readers, in: file) else {
      return .advice(adviceWhereNotNameable(names, of: owner, readers, in: file))
    }
    register(names, of: owner, readers)
    opened[owner, default: []].formUnion(readers.opened.intersection(names))
    for place in readIn {
      let start = SourceLocation(file: place.file, offset: place.use.range.lowerBound)
      functions[owner, default: [:]][start] = place.use.getter
    }
    let edit = replacing(statement, of: owner, with: calls, context.source(file))
    return .rewrites([.edits([edit], of: [owner], in: file, counts: .use)] + tie)
  }

  /// The variables of a class that views read to be told by such calls.
  private func sent(of owner: TypeID) -> [String] {
    let lineage = context.index.lineage(of: owner)
    return context.unannounced.sent.filter { id in
      context.index.owner(of: id).map(lineage.contains) == true
    }.map { context.index[$0].name }
  }

  /// The tracked variables that change whenever the call is made.
  private func announcedWrites(
    beside statement: ObjectWillChangeUse.SendStatement, in owner: TypeID
  ) -> [String] {
    let writes = statement.accompanyingWrites.filter { context.tracking.isAnnounced($0, in: owner) }
    return Set(writes.map(\.name)).sorted()
  }

  /// What announces the properties, in place or by a method; nil if neither can name them.
  private mutating func calls(
    announcing names: [String], of use: ObjectWillChangeUse, owner: TypeID,
    _ readers: ObservationDependencies,
    in file: Int
  ) -> [String]? {
    let canStandHere =
      context.index.isSameModule(owner.file, file)
      && (use.isOwn && file == owner.file || names.allSatisfy(readers.isVisibleElsewhere))
      && names.allSatisfy { context.model.canName($0, of: owner, in: file) }
    let inPlace = names.map { announcement(of: $0, for: use, in: file) + " {}" }
    if canStandHere, names.count <= AnnouncingMethods.limitInPlace { return inPlace }
    if let call = methods.call(announcing: names, of: owner, for: use, in: file) {
      return [receiver(of: use, in: file) + call]
    }
    return canStandHere ? inPlace : nil
  }

  private func adviceWhereUnannounced(_ member: String, of subject: ObservableTypes.Subject) -> String {
    let variable = context.index[subject.id].variables.first { $0.name == member && $0.isStored && !$0.isLet }
    if case .writtenByGetter(let write)? = variable.flatMap({
      context.tracking.reasonNotToTrack($0, in: subject)
    }) {
      return
        "'\(member)' is not tracked, because '\(write.member)' \(write.verb("write")) it while a view is made, and nothing can announce that; change it at another time"
    }
    return
      "what '\(member)' gives may change without a tracked property, and nothing can announce that; assign it to a stored 'var' where it changes"
  }

  private func adviceWhereNotNameable(
    _ names: [String], of owner: TypeID, _ readers: ObservationDependencies, in file: Int
  ) -> String {
    if !context.index.isSameModule(owner.file, file) {
      return context.model.adviceWhereNothingCanAnnounce(owner, from: file)
    }
    guard let name = names.first(where: { !context.model.canName($0, of: owner, in: file) }) else {
      return "send it in a method of the class"
    }
    return "announce '\(name)', which readers depend on, where it can be named"
  }

  /// Whether state that others read may change beside the tracked variables assigned there, without another
  /// announcement.
  ///
  /// ```swift
  /// objectWillChange.send()
  /// shown = [text]
  /// UserDefaults.standard.set(true, forKey: "searching")
  /// ```
  ///
  /// - Parameter other: a class of which objects change there, too, and announce that themselves.
  mutating func changesMore(
    with statement: ObjectWillChangeUse.SendStatement, of use: ObjectWillChangeUse, owner: TypeID,
    in file: Int, besidesObjectsOf other: TypeID? = nil
  ) -> Bool {
    guard use.isOwn, statement.observedVariable == nil, let subject = context.types[owner],
      let readers = readers(of: subject)
    else { return false }
    let place = SourceLocation(file: file, offset: use.range.lowerBound)
    switch readers.announcements(accompaniedAt: place, countsObjects: false) {
    case .properties(let names, _):
      let own = Set((statement.adjacentWrites + statement.accompanyingWrites).map(\.name))
      return names.contains { name in
        !own.contains(name) && other.map { holds(objectsOf: $0, in: name, of: owner) } != true
      }
    case .unannounced: return true
    }
  }

  private func holds(objectsOf other: TypeID, in name: String, of owner: TypeID) -> Bool {
    let held = context.index.variables(named: name, of: owner).flatMap {
      context.model.observables(in: $0) ?? []
    }
    return !held.isEmpty && held.allSatisfy { context.index.lineage(of: $0).contains(other) }
  }

  /// `withMutation(keyPath:)` for each of the properties, in place of the call.
  func announcing(
    _ names: [String], of use: ObjectWillChangeUse, _ statement: ObjectWillChangeUse.SendStatement,
    owner: TypeID, in file: Int
  ) -> Rewrite {
    let source = context.source(file)
    let calls = names.map { announcement(of: $0, for: use, in: file) + " {}" }
    return .edits(
      [replacing(statement, of: owner, with: calls, source)], of: [owner], in: file, counts: .use)
  }

  /// Puts statements in place of the call, or behind it if it stays.
  private func replacing(
    _ statement: ObjectWillChangeUse.SendStatement, of owner: TypeID, with calls: [String],
    _ source: SourceFile
  ) -> SourceEdit {
    let call = statement.callRange
    let kept = context.keepsSends(of: owner) ? [source.text(in: call)] : []
    return source.replacing(call, with: (kept + calls).joined(separator: source.statementSeparator(at: call)))
  }

  private func isObserved(_ type: TypeID) -> Bool {
    context.properties.contains { $0.subjects.contains(type) }
  }

  /// Whether a view of the class shows state that nothing observes, and of whose changes the call may tell it.
  private func showsMore(_ type: TypeID) -> Bool {
    context.model.observations.contains { observation in
      observation.subjects.contains { context.index.mayBe(type, $0) }
        && context.unannounced.showing.contains(observation.view)
    }
  }

  /// Whether the property is isolated to an actor and the call may not be.
  static func isOutOfReach(
    _ name: String, of owner: TypeID, for use: ObjectWillChangeUse,
    _ statement: ObjectWillChangeUse.SendStatement, in file: Int, _ context: RuleContext
  ) -> Bool {
    context.index.variables(named: name, of: owner).contains { id in
      guard let actor = PropertyIsolation.actorName(of: id, in: owner, context.model) else { return false }
      switch statement.isolation {
      case .mainActor: return actor != "MainActor"
      case .unknown: return true
      case .member:
        let place = SourceLocation(file: file, offset: use.range.lowerBound)
        return !PropertyIsolation.isOn(actor, at: place, context.model)
      }
    }
  }

  /// `model.withMutation(keyPath: \.name)`
  private func announcement(of name: String, for use: ObjectWillChangeUse, in file: Int) -> String {
    receiver(of: use, in: file) + "withMutation(keyPath: \\.\(name))"
  }

  /// `model.`
  private func receiver(of use: ObjectWillChangeUse, in file: Int) -> String {
    context.text(use.range.lowerBound..<use.nameRange.lowerBound, in: file)
  }

  private mutating func readers(of subject: ObservableTypes.Subject) -> ObservationDependencies? {
    if let known = readers[subject.id] { return known }
    let found = ObservationDependencies(of: subject, context.tracking, context.renderedFunctions)
    readers[subject.id] = .some(found)
    return found
  }

  // MARK: Setters

  /// Makes the setter announce its own property around the change.
  private mutating func setterRewrites(
    of name: String, _ statement: ObjectWillChangeUse.SendStatement, _ use: ObjectWillChangeUse,
    owner: TypeID, _ readers: ObservationDependencies, in file: Int, besides sent: [String]
  ) -> [Rewrite]? {
    let source = context.source(file)
    guard readers.getter(of: name) != nil, let setter = readers.setter(of: name),
      setter.block.contains(statement.range.lowerBound), case .member = statement.isolation
    else { return nil }
    let others = Set(readers.properties(readingWhatIsSetBy: name) + sent).sorted()
    guard !others.contains(where: readers.isInherited),
      others.allSatisfy({ context.model.canName($0, of: owner, in: file) })
    else { return nil }
    register([name] + others, of: owner, readers)
    let announced = others.map { announcement(of: $0, for: use, in: file) + " {}" }
    let rest = setter.statements.filter { $0 != statement.range }
    let givesValue =
      rest.count == 1 && setter.calls.contains { $0.range == rest[0] && mayGiveValue($0, of: owner) }
    if givesValue || context.keepsSends(of: owner) || !setter.statements.contains(statement.range) {
      // A closure of one expression returns its value, and an unused result of `withMutation` is a warning. Around a
      // statement that leaves the setter, it would announce what does not change.
      let own = announcement(of: name, for: use, in: file) + " {}"
      let edit = replacing(statement, of: owner, with: announced + [own], source)
      return [.edits([edit], of: [owner], in: file, counts: .use)]
    }
    let wrap = SetterWrap(
      setter: setter, sending: statement.range, opening: announcement(of: name, for: use, in: file),
      others: announced, source: source)
    return [.edits(wrap.edits, of: [owner], in: file, counts: .use)]
  }

  /// Whether a call may return a value other than `Void`.
  private func mayGiveValue(_ call: MemberBody.CallStatement, of owner: TypeID) -> Bool {
    let scope = LookupScope(inside: owner)
    let type =
      call.receiver.map { context.index.type(of: $0, in: scope) } ?? context.index.selfType(in: scope)
    // `UserDefaults`, and `UserDefaults.standard`.
    if case .external(let names, _) = type {
      return !names.prefix(2).contains(where: LibraryEffects.isCalledForEffects)
    }
    let methods = type.declarations.flatMap(context.index.lineage).flatMap(context.index.declarations)
      .flatMap { context.index[$0].functions }.filter { $0.name == call.name }
    return methods.isEmpty || methods.contains { $0.result != nil }
  }

  // MARK: Getters

  private mutating func register(_ names: [String], of owner: TypeID, _ readers: ObservationDependencies) {
    registered[owner, default: []].formUnion(names.filter { readers.getter(of: $0) != nil })
  }

  /// The methods that announce several properties, and `access(keyPath:)` at the start of each getter whose property is
  /// announced by hand, and of each function that reads such state.
  func declarations() -> [Rewrite] {
    methods.declarations() + gettersToRegister() + OpenedConstants.rewrites(of: opened, context.model)
  }

  private func gettersToRegister() -> [Rewrite] {
    registered.keys.sorted().flatMap { owner -> [Rewrite] in
      guard case .some(.some(let readers)) = readers[owner] else { return [] }
      return (registered[owner] ?? []).sorted().flatMap { name -> [Rewrite] in
        guard let getter = readers.getter(of: name),
          let file = context.index.variables(named: name, of: owner).first?.declaration.file
        else { return [] }
        return [access(to: name, at: getter, in: file, of: owner)]
      } + functionsToRegister(in: owner, readers)
    }
  }

  private func functionsToRegister(in owner: TypeID, _ readers: ObservationDependencies) -> [Rewrite] {
    guard let registrar = readers.registrar else { return [] }
    return (functions[owner] ?? [:]).sorted { $0.key < $1.key }.map { start, body in
      access(to: registrar, at: body, in: start.file, of: owner)
    }
  }

  private func access(
    to name: String, at getter: MemberBody.Getter, in file: Int, of owner: TypeID
  ) -> Rewrite {
    let edits = context.source(file).inserting(
      [getter.registration(for: name)], at: getter.start, in: getter.block,
      returning: getter.implicitReturns)
    return .edits(edits, of: [owner], in: file)
  }
}
