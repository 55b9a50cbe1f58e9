import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Published variables that are never read and change only to update views, such as counters and fresh
/// identifiers: no view depends on them after the migration. All variables of an object count if a view has it and
/// nothing reads any of them.
///
/// ```swift
/// @Published var revision = 0
/// func refresh() { revision += 1 }
/// ```
///
/// The same goes for variables that announce themselves:
/// `var revision = 0 { willSet { objectWillChange.send() } }`.
///
/// Such a variable updated every view of the object, probably for state that is not tracked, such as the time. So
/// the object is migrated on request only, with the note `revision-never-read`.
struct WriteOnlyProperties {
  private typealias Update = (kind: VariableUpdate, place: SourceLocation)

  private let model: ProjectModel
  /// Variables with an observer that does nothing but send `objectWillChange`, which goes.
  private let announcing: Set<VariableID>
  /// The updates of each variable that is never read, but for those by initializers: no view can have the object then.
  private var updates: [VariableID: [Update]] = [:]
  /// Types of objects that a view has only to be updated, and of which nothing is read.
  private var unread: Set<TypeID> = []

  init(in model: ProjectModel) {
    self.model = model
    announcing = Self.announcing(in: model)
    let lost = LostUpdates(in: model)
    let unread = Set(model.properties.filter { lost.areLost(for: $0) }.flatMap(\.subjects))
    let variables = Set(model.properties.flatMap(\.subjects)).sorted().flatMap(publishedVariables)
    let own = updates(of: variables.filter { !isReadAlone($0) }, onlyInOwnFiles: true)
    let rest = own.filter { id, updates in
      !model.index[id].isHidden
        && (unread.contains(id.declaration) || beginsWithFreshValue(id)
          || updates.contains { isStep($0.kind, of: id) }
          || updates.isEmpty && beginsWithPlainValue(id))
    }
    updates = own.filter { model.index[$0.key].isHidden }
      .merging(updates(of: rest.keys.sorted())) { _, all in all }
    self.unread = unread.filter { publishedVariables(of: $0).allSatisfy { updates[$0] != nil } }
  }

  /// The variables whose only observer does nothing but send `objectWillChange`.
  private static func announcing(in model: ProjectModel) -> Set<VariableID> {
    var found: Set<VariableID> = []
    for (file, facts) in model.index.files.enumerated() {
      for use in facts.objectWillChangeUses where use.isOwn {
        guard case .sendStatement(let statement) = use.form, statement.emptiedObserver != nil,
          let name = statement.observedVariable, let type = use.enclosingType
        else { continue }
        let owners = model.index.owners(of: TypeID(file: file, index: type))
        found.formUnion(
          owners.flatMap { model.index.variables(named: name, of: $0) }.filter {
            model.index[$0].accessors.count == 1
          })
      }
    }
    return found
  }

  /// Those that are published.
  var published: [VariableID] {
    updates.keys.sorted().filter { id in
      model.isPublished(model.index[id], in: id.declaration)
        && model.types[id.declaration].flatMap { diagnostic(of: id, in: $0) } != nil
    }
  }

  /// Whether a variable announces itself, and does nothing else when it changes.
  func isAnnouncing(_ variable: VariableID) -> Bool { announcing.contains(variable) }

  private func publishedVariables(of type: TypeID) -> [VariableID] {
    model.index[type].variables.indices.map { VariableID(declaration: type, index: $0) }
      .filter { model.isPublished(model.index[$0], in: type) || isAnnouncing($0) }
  }

  /// What to say of a variable that is published, or announces itself; nil for any other.
  func diagnostic(of id: VariableID, in subject: ObservableTypes.Subject) -> Diagnostic? {
    let variable = model.index[id]
    guard let updates = updates[id], variable.observers == nil || isAnnouncing(id),
      !hasSubscribers(variable, of: subject.id), mayOnlyUpdateViews(id)
    else { return nil }
    let type = model.name(of: subject.id)
    return model.diagnostic(
      .revisionNeverRead, at: variable.nameRange.lowerBound, in: subject.id.file,
      "'\(variable.name)' is never read: to change it updated every view of '\(type)', and would update none; read it in what views show when it changes, as in 'let _ = \(variable.name)', or remove it"
    ).traced(by: targets(of: updates).map { model.step(at: $0, "changes '\(variable.name)'") })
  }

  /// Whether a variable is never read, and each change of it may be there to update views.
  func mayOnlyUpdateViews(_ id: VariableID) -> Bool {
    guard let updates = updates[id], !updates.isEmpty else { return false }
    return unread.contains(id.declaration) || beginsWithFreshValue(id)
      || updates.contains { isStep($0.kind, of: id) }
  }

  private func targets(of updates: [Update]) -> [SourceLocation] {
    updates.filter { if case .source = $0.kind { false } else { true } }.map(\.place)
  }

  /// Its publisher is used, which is reason enough for it.
  private func hasSubscribers(_ variable: VariableFact, of type: TypeID) -> Bool {
    model.index.variables(named: variable.name, of: type).contains {
      model.uses.projections[$0]?.isEmpty == false
    }
  }

  // MARK: The value at the beginning

  private func initialValue(of id: VariableID) -> String? {
    model.index[id].initializerValueRange.map { model.text($0, in: id.declaration.file) }
  }

  private func beginsWithFreshValue(_ id: VariableID) -> Bool {
    guard let value = initialValue(of: id) else { return false }
    return VariableUpdate.freshValues.contains(value) || value == ".init()" && !holdsPlainValues(id)
  }

  /// With a number, with `true` or `false`, or with a fresh value: only such a variable may be stepped by others alone.
  private func beginsWithPlainValue(_ id: VariableID) -> Bool {
    let literal = initialValue(of: id).flatMap(LiteralType.name)
    return literal != nil && literal != "String" || beginsWithFreshValue(id)
  }

  /// Of its type, `.init()` is the value to begin with, as often as it is made.
  private func holdsPlainValues(_ id: VariableID) -> Bool {
    switch model.index.typeOfVariable(model.index[id], in: LookupScope(inside: id.declaration)) {
    case .project(let type, _): model.index[type].kind != .class
    case .external(let names, _):
      KnownTypes.isStandardValue(names.last ?? "") && names.last != "UUID" && names.last != "Date"
    case .optional, .array, .dictionary, .tuple: true
    default: false
    }
  }

  // MARK: Effects

  /// Whether an update gives a variable a value that says nothing but that it is another one.
  private func isStep(_ update: VariableUpdate, of id: VariableID) -> Bool {
    switch update {
    case .fresh: true
    case .initial: beginsWithPlainValue(id) || !holdsPlainValues(id)
    case .different, .empty, .literal, .other: false
    case .next, .source: beginsWithPlainValue(id) || model.index[id].isHidden && isOfCountedValues(id)
    }
  }

  /// An object is not counted, and what ends something else when it ends is stored.
  private func isOfCountedValues(_ id: VariableID) -> Bool {
    guard let subject = model.types[id.declaration] else { return false }
    let type = model.index.typeOfVariable(model.index[id], in: LookupScope(inside: id.declaration))
    return type.parts.allSatisfy { [.struct, .enum].contains(model.index[$0].kind) }
      && !StorageReach.isStoredForItsLifetime(model.index[id], in: subject, model)
  }

  /// Whether a getter or a function of its type reads a variable and does not change it, by the facts alone.
  private func isReadAlone(_ id: VariableID) -> Bool {
    let facts = model.index.declarations(of: id.declaration).map { model.index[$0] }
    let functions = facts.flatMap(\.functions).filter { $0.kind == .function }.map(\.accesses)
    return (functions + facts.flatMap(\.variables).map(\.getterAccesses)).contains { accesses in
      let uses = accesses.filter { $0.name == model.index[id].name }
      return !uses.isEmpty && uses.allSatisfy { $0.kind == .read }
    }
  }

  /// The updates of those of some variables that nothing reads, in all files or in those that declare their types.
  private func updates(
    of variables: [VariableID], onlyInOwnFiles: Bool = false
  ) -> [VariableID: [Update]] {
    let files = onlyInOwnFiles ? Set(variables.flatMap(declaringFiles)) : nil
    let found = model.references.effects(on: Set(variables.map { model.index[$0].name }), in: files)
    let effects = Dictionary(grouping: found, by: \.use.name)
    return variables.reduce(into: [:]) { updates, id in
      let initialized = model.accesses(inInitializersOf: id)
      let files = onlyInOwnFiles ? declaringFiles(of: id) : nil
      let own = (effects[model.index[id].name] ?? []).filter { effect in
        files?.contains(effect.file) != false
          && model.index.mayReferTo(effect.use, memberOf: id.declaration, in: effect.file)
          && !initialized.contains(effect.location)
      }
      updates[id] = self.updates(by: own)
    }
  }

  private func declaringFiles(of id: VariableID) -> Set<Int> {
    Set(model.index.declarations(of: id.declaration).map(\.file))
  }

  /// The updates by all effects on a variable; nil where one of these reads it for something else.
  private func updates(by effects: [Located<Effect>]) -> [Update]? {
    let places = effects.map { SourceLocation(file: $0.file, offset: $0.use.offset) }
    let updates = zip(effects, places).compactMap { effect, place -> Update? in
      guard let update = effect.use.update else { return nil }
      if case .source(let target) = update,
        !places.contains(SourceLocation(file: effect.file, offset: target))
      {
        return nil
      }
      return (update, place)
    }
    return updates.count == effects.count ? updates : nil
  }
}
