import EffectAnalysis
import MigrationPlanning
import SourceText
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
  private let model: ProjectModel
  /// Types of objects in wrapped properties.
  private let held: Set<TypeID>
  /// Types of objects that a view has only to be updated.
  private let heldUnread: Set<TypeID>
  /// Variables with an observer that does nothing but send `objectWillChange`, which goes.
  private let announcing: Set<VariableID>

  init(in model: ProjectModel, _ functions: RenderedFunctions) {
    self.model = model
    let announcing = Self.announcing(in: model)
    self.announcing = announcing
    let held = Set(model.properties.flatMap(\.subjects))
    let unread = LostUpdates(in: model, functions)
    let heldUnread = Set(model.properties.filter { unread.areLost(for: $0) }.flatMap(\.subjects))
    self.held = held
    self.heldUnread = heldUnread
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

  /// Whether a variable announces itself, and does nothing else when it changes.
  func isAnnouncing(_ variable: VariableID) -> Bool { announcing.contains(variable) }

  /// What to say of a variable that is published, or announces itself; nil for any other.
  func diagnostic(of id: VariableID, in subject: ObservableTypes.Subject) -> Diagnostic? {
    let variable = model.index[id]
    guard held.contains(subject.id), variable.observers == nil || isAnnouncing(id),
      !hasSubscribers(variable, of: subject.id)
    else { return nil }
    let onlyAnnounces = onlyAnnounces(subject)
    guard
      Self.isRevision(variable, in: subject.id, model) || onlyAnnounces
        || Self.mayBeOwnCounter(variable, in: subject.id, model),
      let steps = steps(of: variable, in: subject.id, toAnyValue: onlyAnnounces), !steps.isEmpty
    else { return nil }
    let type = model.name(of: subject.id)
    return model.diagnostic(
      .revisionNeverRead, at: variable.nameRange.lowerBound, in: subject.id.file,
      "'\(variable.name)' is never read: to change it updated every view of '\(type)', and would update none; read it in what views show when it changes, as in 'let _ = \(variable.name)', or remove it"
    ).traced(by: steps.map { model.step(at: $0, "changes '\(variable.name)'") })
  }

  /// Its publisher is used, which is reason enough for it.
  private func hasSubscribers(_ variable: VariableFact, of type: TypeID) -> Bool {
    model.index.variables(named: variable.name, of: type).contains {
      model.uses.projections[$0]?.isEmpty == false
    }
  }

  /// Nothing that it publishes is read, and a view has it all the same.
  private func onlyAnnounces(_ subject: ObservableTypes.Subject) -> Bool {
    heldUnread.contains(subject.id)
      && model.index[subject.id].variables.enumerated().filter { number, variable in
        model.isPublished(variable, in: subject.id)
          || isAnnouncing(VariableID(declaration: subject.id, index: number))
      }.allSatisfy { steps(of: $0.element, in: subject.id, toAnyValue: true) != nil }
  }

  /// Its value says nothing but that it is another one.
  private static func isRevision(
    _ variable: VariableFact, in type: TypeID, _ model: ProjectModel
  ) -> Bool {
    if isIdentity(variable, in: type, model) || isMadeAnother(variable, in: type, model) { return true }
    guard let range = variable.initializerValueRange else { return false }
    let value = model.text(range, in: type.file)
    return value == "true" || value == "false"
      || value.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".") }
  }

  /// Nobody else can read it, and what the class does with it changes it, too: `last = (last ?? 0) + 1`.
  private static func mayBeOwnCounter(
    _ variable: VariableFact, in type: TypeID, _ model: ProjectModel
  ) -> Bool {
    guard variable.isHidden, !isReadInGetters(variable, of: type, model) else { return false }
    let facts = model.index.declarations(of: type).map { model.index[$0] }
    let uses = facts.flatMap(\.functions).map { $0.accesses.filter { $0.name == variable.name } }
    let changing = uses.filter { $0.contains { [.assignment, .mutation].contains($0.kind) } }
    return !changing.isEmpty && changing.count == uses.filter { !$0.isEmpty }.count
      && mayBeStepped(variable, in: type, model)
  }

  private static func isReadInGetters(
    _ variable: VariableFact, of type: TypeID, _ model: ProjectModel
  ) -> Bool {
    model.index.declarations(of: type).contains { declaration in
      model.index[declaration].variables.contains { other in
        (other.getterAccesses + other.setterAccesses + other.observerAccesses).contains {
          $0.name == variable.name
        }
      }
    }
  }

  /// What ends something else when it ends is kept, not counted.
  private static func mayBeStepped(
    _ variable: VariableFact, in type: TypeID, _ model: ProjectModel
  ) -> Bool {
    guard let subject = model.types[type] else { return false }
    let parts = model.index.typeOfVariable(variable, in: LookupScope(inside: type)).parts
    return parts.allSatisfy { [.struct, .enum].contains(model.index[$0].kind) }
      && !StorageReach.isHeldForItsEnd(variable, in: subject, model)
  }

  /// Whatever it is assigned, says nothing else: the moment of a timer, say.
  private static func isIdentity(
    _ variable: VariableFact, in type: TypeID, _ model: ProjectModel
  ) -> Bool {
    guard let range = variable.initializerValueRange else { return false }
    let value = model.text(range, in: type.file)
    if value == ".init()", isOfPlainValues(variable, in: type, model) { return false }
    return identities.contains(value)
  }

  /// The class gives it another identity somewhere.
  private static func isMadeAnother(
    _ variable: VariableFact, in type: TypeID, _ model: ProjectModel
  ) -> Bool {
    model.index.declarations(of: type).contains { declaration in
      let source = model.source(declaration.file)
      return model.index[declaration].functions.flatMap(\.accesses).contains { access in
        access.name == variable.name && access.kind == .assignment
          && source.isMadeAnother(variable.name, at: access.nameOffset)
      }
    }
  }

  /// Of such a type, `.init()` is the value to begin with, as often as it is made.
  private static func isOfPlainValues(
    _ variable: VariableFact, in type: TypeID, _ model: ProjectModel
  ) -> Bool {
    switch model.index.typeOfVariable(variable, in: LookupScope(inside: type)) {
    case .project(let id, _): model.index[id].kind != .class
    case .external(let names, _):
      KnownTypes.isStandardValue(names.last ?? "") && !["UUID", "Date"].contains(names.last)
    case .optional, .array, .dictionary, .tuple: true
    default: false
    }
  }

  /// Where it is made another one; nil where anything else is done with it.
  private func steps(
    of variable: VariableFact, in type: TypeID, toAnyValue: Bool
  ) -> [SourceLocation]? {
    let takesAnyValue = toAnyValue || Self.isIdentity(variable, in: type, model)
    var ownSteps: [SourceLocation: Bool] = [:]
    if !toAnyValue, Self.mayBeOwnCounter(variable, in: type, model) {
      ownSteps = self.ownSteps(of: variable, in: type)
    }
    // Where the class itself reads it, no source has to be looked through.
    if isReadByItsType(variable, type, besidesSteps: takesAnyValue, ownSteps) { return nil }
    var steps: [SourceLocation] = []
    var files: Set<Int> = []
    let initialized = assignments(to: variable, inInitializersOf: type)
    /// Whether the variable may be meant by what stands at an offset; nothing is where it is a word of a comment, a
    /// label, a parameter or a local.
    func mayReferTo(_ file: Int, _ offset: Int) -> Bool {
      // So that the file is parsed once for all places in it.
      if files.insert(file).inserted { _ = model.references.effects(on: [variable.name], in: [file]) }
      return model.references.effect(at: offset, in: file).map {
        $0.offset == offset && model.index.mayReferTo($0, memberOf: type, in: file)
      } ?? false
    }
    func mayRead(_ file: Int, _ offset: Int) -> Bool {
      let source = model.source(file)
      let place = SourceLocation(file: file, offset: offset)
      if file == type.file, variable.nameRange.contains(offset) { return false }
      guard mayReferTo(file, offset) else { return false }
      if source.isStep(of: variable.name, at: offset, toAnyValue: takesAnyValue) {
        if !initialized.contains(place) { steps.append(place) }
        return false
      }
      if let isOwnStep = ownSteps[place] {
        if isOwnStep { steps.append(place) }
        return false
      }
      return !source.isOwnStep(of: variable.name, at: offset)
    }
    // Most are read where they are declared.
    if model.source(type.file).mentions(variable.name, where: { mayRead(type.file, $0) }) { return nil }
    if !variable.isHidden,
      model.index.isMentioned(variable.name, where: { $0 != type.file && mayRead($0, $1) })
    {
      return nil
    }
    return steps
  }

  /// Where a variable is changed, in the files of its class; true where that depends on its value before.
  private func ownSteps(of variable: VariableFact, in type: TypeID) -> [SourceLocation: Bool] {
    let files = Set(model.index.declarations(of: type).map(\.file))
    return files.reduce(into: [:]) { found, file in
      for (offset, isStep) in FactsReader.ownSteps(of: variable.name, in: model.source(file)) {
        found[SourceLocation(file: file, offset: offset)] = isStep
      }
    }
  }

  /// Where an initializer assigns the variable itself, which announces that to nobody: no view can have the object yet.
  private func assignments(
    to variable: VariableFact, inInitializersOf type: TypeID
  ) -> Set<SourceLocation> {
    let types = [type] + model.types.subclasses(of: type)
    let places = types.flatMap(model.index.declarations).flatMap { declaration in
      model.index[declaration].functions.filter { $0.kind == .initializer }.flatMap(\.accesses)
        .filter { $0.name == variable.name && !$0.isDeferred }
        .map { SourceLocation(file: declaration.file, offset: $0.nameOffset) }
    }
    return Set(places)
  }

  private func isReadByItsType(
    _ variable: VariableFact, _ type: TypeID, besidesSteps takesAnyValue: Bool,
    _ ownSteps: [SourceLocation: Bool]
  ) -> Bool {
    model.index.declarations(of: type).contains { declaration in
      let fact = model.index[declaration]
      let source = model.source(declaration.file)
      let accesses = fact.functions.flatMap(\.accesses) + fact.variables.flatMap(\.getterAccesses)
      return accesses.contains { access in
        guard access.name == variable.name, [.read, .assignment, .mutation].contains(access.kind) else {
          return false
        }
        let place = SourceLocation(file: declaration.file, offset: access.nameOffset)
        if ownSteps[place] != nil { return false }
        let takesAnyValue = takesAnyValue || access.kind == .read
        return !source.isStep(of: access.name, at: access.nameOffset, toAnyValue: takesAnyValue)
          && !source.isOwnStep(of: access.name, at: access.nameOffset)
      }
    }
  }

  /// How the values begin that are new whenever they are evaluated, and those that say nothing.
  fileprivate static let identities = LibraryEffects.freshExpressions + [".init()", "()"]
}

extension SourceFile {
  /// Whether the variable at an offset gets another value there: one that depends on nothing else, or any.
  fileprivate func isStep(of name: String, at offset: Int, toAnyValue: Bool) -> Bool {
    let line = restOfLine(behind: name, at: offset)
    if line.hasPrefix(".toggle()") { return true }
    let rest = line.drop { $0 == " " || $0 == "\t" }
    for sign in ["+=", "&+=", "-=", "&-="] where rest.hasPrefix(sign) {
      return rest.dropFirst(sign.count).drop { $0 == " " || $0 == "\t" }.first?.isNumber == true
    }
    guard rest.hasPrefix("= ") else { return false }
    let value = rest.dropFirst(2)
    return toAnyValue || WriteOnlyProperties.identities.contains(where: value.hasPrefix)
      || value.isStepValue(of: name)
  }

  /// Whether the variable at an offset is assigned an identity there.
  fileprivate func isMadeAnother(_ name: String, at offset: Int) -> Bool {
    let rest = restOfLine(behind: name, at: offset).drop { $0 == " " || $0 == "\t" }
    guard rest.hasPrefix("= ") else { return false }
    return WriteOnlyProperties.identities.contains { $0 != ".init()" && rest.dropFirst(2).hasPrefix($0) }
  }

  /// The second `tick` of `tick = !tick` and of `self.tick = self.tick + 1`.
  fileprivate func isOwnStep(of name: String, at offset: Int) -> Bool {
    let line = lines.lineRange(containing: offset)
    var start = offset
    while start > line.lowerBound,
      bytes[start - 1].continuesIdentifier
        || [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "(")].contains(bytes[start - 1])
    {
      start -= 1
    }
    return text(in: line.lowerBound..<start).hasSuffix(name + " = ")
      && text(in: start..<line.upperBound).isStepValue(of: name)
  }
}

extension StringProtocol {
  /// `!tick`, `self.tick + 1`, `model.tick &+ 1`
  fileprivate func isStepValue(of name: String) -> Bool {
    let words = split { $0.isWhitespace || $0 == ";" || $0 == "}" || $0 == ")" }
    guard let first = words.first?.drop(while: { $0 == "(" }) else { return false }
    let isNegated = first.hasPrefix("!")
    let path = first.drop { $0 == "!" }
    guard path == name || path.hasSuffix("." + name) else { return false }
    if isNegated { return true }
    return words.count > 2 && ["+", "-", "&+", "&-"].contains(words[1]) && words[2].allSatisfy(\.isNumber)
  }
}
