import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Notes on observable classes with a property, stored or computed, whose object is of a class that is not migrated or
/// not observable. A view that reads the object through it was updated with any change of the holder. Now it tracks the
/// properties of the holder that it reads, and nothing in the object.
///
/// ```swift
/// @Observable final class Library { let player = Player() }      // `Player` stays
/// Text(library.player.title)
/// ```
struct StoredObjectNotes {
  private let context: RuleContext
  private let held: [StoredObject]
  private let values: [StoredObject]
  private let reads: StoredObjectReads
  private let changing: ChangingMembers

  init(in context: RuleContext) {
    self.context = context
    // A class that never announced a change updated no view.
    let announcing = context.classes.filter { !context.model.neverPublish([$0.id]) }
    let all = announcing.flatMap { Self.storedObjects(of: $0, context) }
    let held = all.filter { $0.objects.contains { Self.mayNotAnnounce($0, context) } }
    self.held = held
    values = all.filter { stored in
      stored.variable.accessLevel != .private
        && stored.objects.contains { [.struct, .enum].contains(context.index[$0].kind) }
    }
    reads = StoredObjectReads(of: held, in: context.model, context.renderedFunctions)
    changing = ChangingMembers(in: context.model)
  }

  /// A note for each property of a class that stores or returns such an object; if its class is observable,
  /// only where that class is not migrated.
  var rewrites: [Rewrite] {
    held.flatMap { held -> [Rewrite] in
      if let rewrite = observable(held) ?? plain(held) { return [rewrite] }
      return throughProtocol(held)
    } + inValues
  }

  private static func storedObjects(of subject: ObservableTypes.Subject, _ context: RuleContext)
    -> [StoredObject]
  {
    context.index.declarations(of: subject.id).flatMap { declaration in
      context.index[declaration].variables.compactMap { variable -> StoredObject? in
        let observesObject = variable.attributes.contains {
          $0.name != ["Published"] && AnnouncingWrapper($0, in: declaration, context.model).announcesByItself
        }
        guard !variable.isStatic, !observesObject else { return nil }
        let type = context.index.typeOfVariable(variable, in: LookupScope(inside: declaration))
        let objects = type.heldTypes
        return objects.isEmpty
          ? nil
          : StoredObject(
            holder: subject.id, declaration: declaration, variable: variable, objects: objects,
            isCollection: type.unwrapped.declarations.isEmpty)
      }
    }
  }

  /// An object of the type may change untracked: its class is not migrated, or not observable.
  private static func mayNotAnnounce(_ type: TypeID, _ context: RuleContext) -> Bool {
    if let subject = context.types[type] { return !subject.isMigrated }
    return context.index[type].kind == .protocol || context.model.isPlainClass(type)
  }

  private func observable(_ held: StoredObject) -> Rewrite? {
    let types = held.objects.filter { $0 != held.holder && context.types[$0]?.isMigrated == false }
    guard let first = types.first,
      !types.contains(where: { context.unannounced.registers($0, in: context.model) }),
      let trace = reads.trace(
        of: held,
        reading: { member in
          !member.hasSuffix("()") || held.isCollection || types.contains { changing.contain(member, of: $0) }
        },
        in: { _, _ in true })
    else { return nil }
    return note(held, staying: first, unless: types, trace)
  }

  private func plain(_ held: StoredObject) -> Rewrite? {
    if announcesByHand(held) { return nil }
    return held.objects.firstResult { type in
      guard context.model.changesUnseen(type), !context.unannounced.registers(type, in: context.model),
        let trace = traceToView(held, { changing.contain($0, of: type) })
      else {
        return nil
      }
      return note(held, notObservable: type, trace)
    }
  }

  /// The static type of the object is a protocol of the project, so a conforming type may be unobservable or
  /// not migrated.
  private func throughProtocol(_ held: StoredObject) -> [Rewrite] {
    if announcesByHand(held) { return [] }
    let protocols = held.objects.filter { context.index[$0].kind == .protocol && context.types[$0] == nil }
      .map { ObjectProtocol($0, context.model) }
      .filter { traceToView(held, $0.members.contains) != nil }
    let conformers = protocols.flatMap { required in
      required.conformers(context.model).compactMap { conformer -> (type: TypeID, trace: [TraceStep])? in
        guard conformer != held.holder else { return nil }
        let trace = traceToView(held) { member in
          required.members.contains(member)
            && (required.computed.contains(member) || changing.contain(member, of: conformer))
        }
        return trace.map { (conformer, $0) }
      }
    }
    let plain = conformers.filter {
      context.model.changesUnseen($0.type) && !context.unannounced.registers($0.type, in: context.model)
    }
    // Mocks in tests and in previews do not matter.
    if let plain = plain.first(where: { !isMock($0.type) }) {
      return [note(held, notObservable: plain.type, plain.trace)]
    }
    return conformers.filter {
      context.types[$0.type]?.isMigrated == false && !isMock($0.type)
    }
    .map { note(held, staying: $0.type, unless: [$0.type], $0.trace) }
  }

  private func isMock(_ type: TypeID) -> Bool {
    context.model.isOfTests(type.file) || context.model.isOfPreviews(type)
  }

  /// An object in a value of the variable; only the first of several is named.
  private var inValues: [Rewrite] {
    let reader = ObjectsInValues(
      in: context.model, context.renderedFunctions,
      changing: { [self] type in
        context.types[type]?.isMigrated == false || context.model.changesUnseen(type)
          ? changing.properties(of: type) : []
      }, isView: { [self] in isView(at: $0, in: $1) })
    var known: [TypeID: [ObjectsInValues.Part]] = [:]
    var parts: [(StoredObject, ObjectsInValues.Part)] = []
    var seen: [TypeID: Set<ObjectsInValues.Part>] = [:]
    for held in values where !announcesByHand(held) {
      for value in held.objects {
        let inner = known[value] ?? reader.parts(of: value)
        known[value] = inner
        parts += inner.filter { $0.object != held.holder }.map { (held, $0) }
      }
    }
    let shown = reader.shown(among: Set(parts.map(\.1)))
    return parts.compactMap { held, part in
      guard let place = shown[part], seen[held.holder, default: []].insert(part).inserted else { return nil }
      let trace = [context.model.step(at: place, "reads '\(held.name(of: part.path))'")]
      return context.types[part.object] == nil
        ? note(held, part.path, notObservable: part.object, trace)
        : note(held, part.path, staying: part.object, unless: [part.object], trace)
    }
  }

  /// The steps to a view that reads members of the held object; nil if there is none.
  private func traceToView(_ held: StoredObject, _ isIncluded: (String) -> Bool) -> [TraceStep]? {
    reads.trace(of: held, reading: isIncluded, in: { isView(at: $1, in: $0) })
  }

  /// The class announces changes by hand; the replacements of these announcements update views.
  private func announcesByHand(_ held: StoredObject) -> Bool {
    context.model.announced.classes.contains(held.holder) || isAssignedAgain(held) && !changesOtherwise(held)
  }

  private func isAssignedAgain(_ held: StoredObject) -> Bool {
    context.index.declarations(of: held.holder).contains { declaration in
      context.index.files[declaration.file].selfAssignments.contains {
        $0.base == nil && $0.enclosingType == declaration.index && $0.name == held.variable.name
      }
    }
  }

  /// Views were updated by something else: another variable, or an assignment of possibly the same object.
  private func changesOtherwise(_ held: StoredObject) -> Bool {
    let index = context.index
    let name = held.variable.name
    let family = context.model.family(of: held.holder)
    let declarations = family.flatMap(index.declarations)
    let isOneOfSeveral = declarations.contains { declaration in
      index[declaration].variables.contains { variable in
        variable.name != name
          && variable.attributes.contains {
            AnnouncingWrapper($0, in: declaration, context.model).announcesByItself
          }
      }
    }
    if isOneOfSeveral { return true }
    let isGiven = declarations.contains { declaration in
      let facts = index.files[declaration.file]
      let functions = facts.types[declaration.index].functions.filter { $0.kind != .initializer }
      return functions.flatMap(\.accesses).contains { access in
        access.name == name && access.kind == .assignment
          && !isSelfAssignment(at: access.nameOffset, in: declaration.file)
          && context.model.references.effect(at: access.nameOffset, in: declaration.file)?
            .isAssignedNewValue != true
      }
    }
    return isGiven
      || context.references.effects(onMembers: [name], for: .change).contains {
        isGivenFromOutside($0, to: held.holder)
      }
  }

  /// Whether an effect assigns a member of an object another value than the current one or a new one.
  private func isGivenFromOutside(_ located: Located<Effect>, to holder: TypeID) -> Bool {
    let use = located.use
    guard use.kind == .assignment, !use.isAssignedNewValue, use.isMemberOfOther, let base = use.base,
      !isSelfAssignment(at: use.offset, in: located.file)
    else { return false }
    let scope = LookupScope(file: located.file, enclosingType: use.enclosingType)
    return context.index.type(of: base, in: scope).unwrapped.mayGiveMember(of: holder, in: context.index)
  }

  private func isSelfAssignment(at offset: Int, in file: Int) -> Bool {
    (context.index.files[file].selfAssignments + (context.deferredEffects.selfAssignments[file] ?? []))
      .contains { $0.range.contains(offset) }
  }

  private func isView(at offset: Int, in file: Int) -> Bool {
    let around = context.index.files[file].types.indices.filter {
      context.index.files[file].types[$0].range.contains(offset)
    }
    return around.contains { number in
      context.index.owners(of: TypeID(file: file, index: number)).contains {
        context.model.conforms($0, toOneOf: ProjectModel.builtProtocols)
      }
    }
  }

  /// - Parameter path: the names that lead to the object from the variable.
  private func note(
    _ held: StoredObject, _ path: [String] = [], staying type: TypeID, unless types: [TypeID],
    _ trace: [TraceStep]
  ) -> Rewrite {
    note(
      held, unless: types,
      "'\(context.name(of: type))' stays, and views that read it through '\(held.name(of: path))' are no longer updated with other changes of '\(context.name(of: held.holder))'; observe the object itself in such a view",
      trace)
  }

  private func note(
    _ held: StoredObject, _ path: [String] = [], notObservable type: TypeID, _ trace: [TraceStep]
  ) -> Rewrite {
    note(
      held, unless: [],
      "'\(context.name(of: type))' is not observable, and views that read it through '\(held.name(of: path))' are no longer updated with other changes of '\(context.name(of: held.holder))'; make it '@Observable' too",
      trace)
  }

  private func note(
    _ held: StoredObject, unless types: [TypeID], _ message: String, _ trace: [TraceStep]
  ) -> Rewrite {
    let note = context.diagnostic(
      .heldObjectStays, at: held.variable.nameRange.lowerBound, in: held.declaration.file, message
    ).traced(by: trace)
    return .edits([], of: [held.holder], in: held.declaration.file, unless: types, notes: [note])
  }
}
