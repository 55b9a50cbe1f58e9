import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Views that observed an object without reading it, and so lose the updates in which they also showed other,
/// untracked state. An object that announced nothing updated no view.
///
/// An environment object may be left over, or be there for actions. For these, a note is made only if the body
/// also shows untracked state that the object's class changes. The same goes for an object of which a view reads
/// only members that forward such state:
///
/// ```swift
/// private static var best = 0
/// var best: Int { Self.best }
/// ```
struct LostUpdates {
  private let model: ProjectModel
  private let functions: RenderedFunctions
  private let state: UnobservedState
  private let content: UnobservedContent

  private var found: [VariableID: [Diagnostic]] = [:]

  private let unannounced: UnannouncedState

  /// - Parameter properties: the properties to find notes for.
  init(
    in model: ProjectModel, _ functions: RenderedFunctions, for properties: [WrappedProperty] = [],
    besides unannounced: UnannouncedState = UnannouncedState()
  ) {
    self.unannounced = unannounced
    self.model = model
    self.functions = functions
    state = UnobservedState(in: model)
    content = UnobservedContent(in: model)
    // So that each file is parsed once for all of them.
    let visible = model.properties.filter { $0.variable.accessLevel != .private && isUnmentioned($0) }
    _ = model.references.effects(onMembers: Set(visible.flatMap { Self.spellings(of: $0.variable.name) }))
    let lost = lost(of: properties.filter { !$0.subjects.isEmpty }.compactMap(question))
    found = Dictionary(lost.map { ($0.property.id, [diagnostic(of: $0)]) }, uniquingKeysWith: +)
  }

  /// Empty for a property that was not among those of the initializer.
  func notes(for property: WrappedProperty) -> [Diagnostic] { found[property.id] ?? [] }

  /// Whether the body reads from now on what is announced.
  func isReadByBody(_ property: WrappedProperty) -> Bool {
    unannounced.readingBodies[property.id]?.alwaysReads(property) == true
  }

  /// A property whose view may lose updates.
  private struct Question {
    let property: WrappedProperty
    let owner: TypeID
    let use: Use

    /// The view makes no use of the object at all, so whatever it shows that nothing observes is shown no more.
    var isCertain: Bool { use == .none && property.wrapper != .environmentObject }
  }

  private func question(about property: WrappedProperty) -> Question? {
    guard let owner = holder(of: property), !isReadByBody(property) else { return nil }
    let use: Use
    if isUnread(property) {
      use = .none
    } else if mayBeReadOnlyLater(property, of: owner) {
      use = .later
    } else if mayBeReadForOthers(property, of: owner) {
      use = .forOthers
    } else {
      return nil
    }
    let question = Question(property: property, owner: owner, use: use)
    return model.neverPublish(property.subjects) || question.isCertain && !mayLoseUpdates(owner)
      || use == .none && model.isLeftAlone(property) ? nil : question
  }

  /// The questions confirmed. Cheap checks run first, each over all questions, so that files are parsed once
  /// for many of them, on all cores.
  private func lost(of questions: [Question]) -> [Question] {
    state.read(changesOf: Set(questions.filter { !$0.isCertain }.flatMap(\.property.subjects)))
    var open = questions.filter { $0.isCertain || !keys(changedFor: $0).isEmpty }
    let unsure = open.filter { $0.use != .none }
    _ = model.references.effects(
      on: Set(unsure.map(\.property.variable.name)), in: Set(unsure.flatMap { files(of: $0.owner) }))
    open = open.filter { isConfirmed($0) }
    state.read(bodiesOf: Set(open.filter { !$0.isCertain }.map(\.owner)))
    return open.filter { question in
      let (property, owner) = (question.property, question.owner)
      return question.isCertain
        || shows(
          oneOf: Set(keys(changedFor: question).keys), in: owner, besides: property.subjects,
          isAll: question.use == .forOthers)
          && (question.use != .later || !mayBeReadElsewhere(property, owner))
          && unannounced.registered[owner, default: []]
            .isDisjoint(with: keys(changedFor: question).keys.map(\.kind))
    }
  }

  /// Whether the full analysis confirms the use that the first walk assumes.
  private func isConfirmed(_ question: Question) -> Bool {
    let (property, owner) = (question.property, question.owner)
    switch question.use {
    case .none: return true
    case .later: return isReadOnlyLater(property, of: owner)
    case .forOthers:
      return namesVariablesOnlyLater(property, in: owner)
        && gives(oneOf: Set(keys(changedFor: question).keys), property, in: owner)
    }
  }

  private func diagnostic(of question: Question) -> Diagnostic {
    let property = question.property
    let advice =
      switch question.use {
      case .none: "remove it if it is not needed, or read there what depends on it"
      case .later: "read in its body what depends on it"
      case .forOthers: "make what it shows a stored property of the object"
      }
    return model.diagnostic(
      .observedObjectNeverRead, at: property.variable.nameRange.lowerBound, in: property.file,
      "'\(property.variable.name)' is \(question.use.rawValue): '\(model.name(of: question.owner))' was updated with every change of it, which ends with the migration; \(advice)"
    ).traced(by: trace(of: question))
  }

  /// The steps from a change of untracked state in the object's class to its read in the view.
  private func trace(of question: Question) -> [TraceStep] {
    guard !question.isCertain, let shown = state.reach(ofBodyOf: question.owner) else { return [] }
    let changed = keys(changedFor: question).filter { shown.path(toWhatMayBe: $0.key) != nil }
    let ways = changed.map { (key: $0.key, places: $0.value, locations: $0.value.map(\.location)) }
    guard let first = ways.min(by: { $0.locations.lexicographicallyPrecedes($1.locations) }) else {
      return []
    }
    return model.steps(first.places, endingWith: "changes")
      + model.steps(shown.path(toWhatMayBe: first.key) ?? [], endingWith: "reads")
  }

  /// Whether the sources show what a view would not show any more: state that the class of its object changes, or an object
  /// that it makes for its children.
  func isLossShown(for property: WrappedProperty) -> Bool {
    guard let question = question(about: property) else { return false }
    return question.use != .none || content.makesObject(in: question.owner)
      || shows(
        oneOf: Set(keys(changedFor: question).keys), in: question.owner, besides: property.subjects,
        isAll: false)
  }

  /// The way a view uses an object.
  private enum Use: String {
    case none = "never read"
    case later = "read only in actions"
    case forOthers = "read only for what no object tracks"
  }

  /// Whether a view has an object that announces changes, and reads nothing of it.
  func areLost(for property: WrappedProperty) -> Bool {
    isUnread(property) && !model.neverPublish(property.subjects)
  }

  /// Whether a view may show what changes although nothing that it observes does, and nothing that it reads.
  func mayLoseUpdates(_ view: TypeID) -> Bool {
    content.mayBe(in: view, besides: unannounced.told[view] ?? [])
  }

  private func holder(of property: WrappedProperty) -> TypeID? {
    guard let owner = model.index.owner(of: property.id), model.index[owner].kind == .struct,
      !property.variable.isStatic, mayBeUpdated(owner)
    else { return nil }
    return owner
  }

  /// A structure with no conformance known to SwiftUI is never updated: it is no view.
  private func mayBeUpdated(_ owner: TypeID) -> Bool {
    model.index.declarations(of: owner).contains { declaration in
      let fact = model.index[declaration]
      return fact.attributes.contains { !$0.isActor }
        || (fact.inheritance?.entries ?? []).contains { entry in
          entry.type.dottedName?.last.map { !KnownTypes.isStandardProtocol($0) } ?? true
        }
    }
  }

  // MARK: Reads of the object

  /// Nothing but initializers, which fill it, mentions it.
  private func isUnread(_ property: WrappedProperty) -> Bool {
    guard isUnmentioned(property), let owner = holder(of: property) else { return false }
    return !mayBeReadElsewhere(property, owner)
  }

  /// No other code of its type mentions it.
  private func isUnmentioned(_ property: WrappedProperty) -> Bool {
    guard let owner = holder(of: property) else { return false }
    let name = property.variable.name
    let declarations = model.index.declarations(of: owner)
    let isMentioned = [name, "$" + name, "_" + name].contains { spelling in
      declarations.contains { model.index[$0].mentionCounts[spelling] != nil }
    }
    return !isMentioned || isMentionedOnlyByInitializers(property, of: declarations)
  }

  /// Whether something outside of its type may mean it.
  func mayBeReadElsewhere(_ property: WrappedProperty, _ owner: TypeID) -> Bool {
    guard property.variable.accessLevel != .private else { return false }
    return Self.spellings(of: property.variable.name).contains {
      model.mayBeUsedElsewhere(memberOf: owner, named: $0)
    }
  }

  /// How other types name a property, and its wrapper.
  private static func spellings(of name: String) -> [String] { [name, "_" + name] }

  /// An initializer that fills a property mentions it too.
  private func isMentionedOnlyByInitializers(
    _ property: WrappedProperty, of declarations: [TypeID]
  ) -> Bool {
    let name = property.variable.name
    return declarations.allSatisfy { declaration in
      let type = model.index[declaration]
      let left =
        type.functions.filter { $0.kind == .initializer }.map(\.range) + [property.variable.nameRange]
      return [name, "_" + name].allSatisfy { spelling in
        !model.source(declaration.file).mentions(spelling, in: type.range) { offset in
          !left.contains { $0.contains(offset) }
        }
      }
    }
  }

  /// The first walk does not show that the property is read while the view is made.
  private func mayBeReadOnlyLater(_ property: WrappedProperty, of owner: TypeID) -> Bool {
    let name = property.variable.name
    let facts = model.index.declarations(of: owner).map { model.index[$0] }
    return !model.certainlyReads(property, in: owner)
      && !facts.contains { $0.mentionCounts["_" + name] != nil }
      && facts.contains { $0.mentionCounts[name] != nil }
  }

  /// The view names something else of the object than the variables that may be tracked.
  private func mayBeReadForOthers(_ property: WrappedProperty, of owner: TypeID) -> Bool {
    let name = property.variable.name
    let facts = model.index.declarations(of: owner).map { model.index[$0] }
    if facts.contains(where: {
      $0.mentionCounts["$" + name] != nil || $0.mentionCounts["_" + name] != nil
    }) {
      return false
    }
    guard property.subjects.allSatisfy({ !model.announced.classes.contains($0) }) else {
      return false
    }
    return !variables(of: property.subjects).isEmpty
      && others(of: property.subjects).contains { name in facts.contains { $0.mentionCounts[name] != nil } }
  }

  /// Where the view names a variable of the object that may be tracked, that runs later, as actions do.
  private func namesVariablesOnlyLater(_ property: WrappedProperty, in owner: TypeID) -> Bool {
    let variables = variables(of: property.subjects)
    return model.index.declarations(of: owner).allSatisfy { declaration in
      let type = model.index[declaration]
      let named = variables.filter { type.mentionCounts[$0] != nil }
      if named.isEmpty { return true }
      return model.references.effects(on: named, in: [declaration.file]).allSatisfy { located in
        !type.range.contains(located.use.offset) || located.use.place == .elsewhere
      }
    }
  }

  /// The names of computed properties of objects, and of functions with a result.
  private func others(of subjects: [TypeID]) -> Set<String> {
    let facts = family(of: subjects).flatMap(model.index.declarations).map { model.index[$0] }
    return Set(
      facts.flatMap(\.variables).filter(\.isComputed).map(\.name)
        + facts.flatMap(\.functions).filter { $0.kind == .function && $0.result != nil }.map(\.name))
  }

  /// The names of the variables of objects that may be tracked.
  private func variables(of subjects: [TypeID]) -> Set<String> {
    let facts = family(of: subjects).flatMap(model.index.declarations).map { model.index[$0] }
    return Set(
      facts.flatMap(\.variables).filter { $0.isStored && !$0.isStatic && !$0.isLet }.map(\.name))
  }

  private func family(of subjects: [TypeID]) -> Set<TypeID> {
    Set(subjects.flatMap(model.family))
  }

  /// No place that runs while the view is made mentions it.
  private func isReadOnlyLater(_ property: WrappedProperty, of owner: TypeID) -> Bool {
    mentions(of: property, in: owner).allSatisfy { !isShown($0.use, in: owner) }
  }

  /// The members of the object that the view reads only return state stored elsewhere, and the object is not
  /// passed on.
  private func gives(
    oneOf keys: Set<UnobservedState.Key>, _ property: WrappedProperty, in owner: TypeID
  ) -> Bool {
    let shown = mentions(of: property, in: owner).filter {
      $0.use.base?.isSelf != false && isShown($0.use, in: owner)
    }
    let members = shown.map(\.use.path.firstMember)
    guard !members.contains(nil) else { return false }
    let keys = keysOutside(of: property.subjects, among: keys)
    return property.subjects.contains { subject in
      let given = state.reach(ofMembers: Set(members.compactMap { $0 }), of: subject)
      return keys.contains { given.path(toWhatMayBe: $0) != nil }
    }
  }

  /// Without the state of objects that the class refers to, which `StoredObjectNotes` reports.
  private func keysOutside(
    of subjects: [TypeID], among keys: Set<UnobservedState.Key>
  ) -> Set<UnobservedState.Key> {
    let held = family(of: subjects).flatMap(model.index.declarations).flatMap { declaration in
      model.index[declaration].variables.filter { !$0.isStatic }.flatMap {
        model.index.typeOfVariable($0, in: LookupScope(inside: declaration)).heldTypes
      }
    }
    return keys.filter { key in
      guard case .variable(let id) = key, let owner = model.index.owner(of: id) else { return true }
      return model.index[id].isStatic || !held.contains(owner)
    }
  }

  private func mentions(of property: WrappedProperty, in owner: TypeID) -> [Located<Effect>] {
    let name = property.variable.name
    return model.references.effects(on: [name], in: files(of: owner)).filter {
      $0.use.name == name && model.index.mayReferTo($0.use, memberOf: owner, in: $0.file)
    }
  }

  private func files(of owner: TypeID) -> Set<Int> { Set(model.index.declarations(of: owner).map(\.file)) }

  /// Its initializers only fill it.
  private func isShown(_ use: Effect, in owner: TypeID) -> Bool {
    if case .initializer(let type) = use.place, type.name == model.index[owner].name.last { return false }
    return functions.isShown(use)
  }

  // MARK: Other state that the view shows

  /// The untracked storage that the classes of the objects change.
  private func keys(changedFor question: Question) -> [UnobservedState.Key: [UnobservedState.Place]] {
    let changed = question.property.subjects.reduce(into: [:]) { keys, subject in
      keys.merge(state.keys(changedBy: subject)) { first, _ in first }
    }
    return question.use == .forOthers ? changed : changed.filter { !$0.key.isOutside }
  }

  /// - Parameter isAll: whether it also has to be certain that the view reads no variable of the objects.
  private func shows(
    oneOf keys: Set<UnobservedState.Key>, in view: TypeID, besides subjects: [TypeID], isAll: Bool
  ) -> Bool {
    guard let shown = state.reach(ofBodyOf: view) else { return false }
    if isAll {
      guard !shown.isPartial, shown.names.isDisjoint(with: variables(of: subjects)) else { return false }
    }
    return keys.contains { shown.path(toWhatMayBe: $0) != nil }
      && shown.observables.isDisjoint(with: family(of: subjects))
  }
}

extension ProjectModel {
  /// Whether code outside of a type may use a member of it. A case, or a static member behind a dot alone, is no property
  /// of a value.
  fileprivate func mayBeUsedElsewhere(memberOf owner: TypeID, named name: String) -> Bool {
    // Extensions of a protocol need no dot.
    let isRequired = index.allVariables(named: name).contains { variable in
      index.owner(of: variable).map { index[$0].kind == .protocol } ?? false
    }
    if isRequired { return true }
    let own = Set(index.declarations(of: owner))
    return references.effects(onMembers: [name]).contains { located in
      let isOwn =
        located.use.enclosingType.map { own.contains(TypeID(file: located.file, index: $0)) } ?? false
      return !isOwn && located.use.isMemberOfOther
        && index.mayReferTo(located.use, memberOf: owner, in: located.file)
    }
  }
}
