import MigrationPlanning
import ProjectIndex
import SourceText

/// A class that moves may hold an object of a class that stays, or that is no observable one, or get at it through a
/// computed property. A view that reads the object through it was updated with any change of the holder. Now the view
/// is told of the properties of the holder that it reads, and of nothing in the object.
///
/// ```swift
/// @Observable final class Library { let player = Player() }      // `Player` stays
/// Text(library.player.title)
/// ```
struct HeldObjectNotes {
  private let context: RuleContext
  private let held: [Holding]
  private let values: [Holding]
  /// Of the properties that others see, by their names: where in which files a property of what they hold may be read.
  private let reads: [String: [(file: Int, offsets: [Int])]]
  private let places: MemberPlaces

  init(in context: RuleContext) {
    self.context = context
    // Of what tells of no change, no view was updated.
    let telling = context.classes.filter { !context.areSilent([$0.id]) }
    let all = telling.flatMap { Self.holdings(of: $0, context) }
    let held = all.filter { $0.objects.contains { Self.mayNotTell($0, context) } }
    self.held = held
    values = all.filter { holding in
      holding.variable.accessLevel != .private
        && holding.objects.contains { [.struct, .enum].contains(context.index[$0].kind) }
    }
    let names = Set(held.map(\.variable).filter { $0.accessLevel != .private }.map(\.name))
    let reads = names.map { name in
      let files = context.index.files(mentioning: name).map { file in
        (file: file, offsets: context.source(file).offsetsOfReads(through: name))
      }
      return (name, files.filter { !$0.offsets.isEmpty })
    }
    self.reads = Dictionary(uniqueKeysWithValues: reads)
    var offsets: [Int: [Int]] = [:]
    for place in reads.flatMap(\.1) { offsets[place.file, default: []] += place.offsets }
    places = MemberPlaces(in: context) { [offsets] in offsets[$0, default: []].sorted() }
  }

  /// A note for each property of a class that holds or gives such an object; where its class is observable, said
  /// where that stays.
  var rewrites: [Rewrite] {
    held.flatMap { held -> [Rewrite] in
      if let rewrite = observable(held) ?? plain(held) { return [rewrite] }
      return throughProtocol(held)
    } + inValues
  }

  /// A property and the types of the objects in it.
  private struct Holding {
    let holder: TypeID
    let declaration: TypeID
    let variable: VariableFact
    let objects: [TypeID]

    /// - Parameter path: the names that lead on from the variable.
    func name(of path: [String]) -> String { ([variable.name] + path).joined(separator: ".") }
  }

  private static func holdings(of subject: ObservableTypes.Subject, _ context: RuleContext) -> [Holding] {
    context.index.declarations(of: subject.id).flatMap { declaration in
      context.index[declaration].variables.compactMap { variable -> Holding? in
        let tellsOfObject = variable.attributes.contains {
          $0.name != ["Published"] && AnnouncingWrapper($0, in: declaration, context).announcesByItself
        }
        guard !variable.isStatic, !tellsOfObject else { return nil }
        let objects = context.index.typeOfVariable(variable, in: LookupScope(inside: declaration)).heldTypes
        return objects.isEmpty
          ? nil
          : Holding(
            holder: subject.id, declaration: declaration, variable: variable, objects: objects)
      }
    }
  }

  /// An object of the type may change without telling a view that reads it: as its class stays, or is none that tells.
  private static func mayNotTell(_ type: TypeID, _ context: RuleContext) -> Bool {
    if let subject = context.types[type] { return !subject.isMigrated }
    return context.index[type].kind == .protocol || context.isPlainClass(type)
  }

  private func observable(_ held: Holding) -> Rewrite? {
    let types = held.objects.filter { $0 != held.holder && context.types[$0]?.isMigrated == false }
    guard let first = types.first,
      isReadThrough(held, reading: { _ in true }, in: { _, _ in true })
    else { return nil }
    return note(held, staying: first, unless: types)
  }

  private func plain(_ held: Holding) -> Rewrite? {
    if announcesByHand(held) { return nil }
    for type in held.objects where changesUnseen(type) {
      let changing = changingProperties(of: type)
      if isReadInView(held, changing) { return note(held, notObservable: type) }
    }
    return nil
  }

  /// Of the object, a protocol of the project is known. What conforms to it may be no observable class, or stay.
  private func throughProtocol(_ held: Holding) -> [Rewrite] {
    if announcesByHand(held) { return [] }
    let protocols = held.objects.filter { context.index[$0].kind == .protocol && context.types[$0] == nil }
      .map { HeldProtocol($0, context) }
      .filter { isReadInView(held, $0.properties) }
    let conformers = protocols.flatMap { required in
      required.conformers(context).filter { conformer in
        let changing = changingProperties(of: conformer).union(required.computed)
        return conformer != held.holder
          && isReadInView(held, changing.intersection(required.properties))
      }
    }
    let plain = conformers.filter { changesUnseen($0) }
    // What tests hold in its place is seen by nobody.
    if let plain = plain.first(where: { !isOfTests($0) }) {
      return [note(held, notObservable: plain)]
    }
    return conformers.filter { !isOfTests($0) && context.types[$0]?.isMigrated == false }
      .map { note(held, staying: $0, unless: [$0]) }
  }

  private func isOfTests(_ type: TypeID) -> Bool {
    context.index.files[type.file].imports.contains {
      ["XCTest", "Testing"].contains($0.path.first) || $0.attributes.contains("testable")
    }
      || context.source(type.file).path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  /// An object in a value that the variable holds; of several variables with it, the first is named.
  private var inValues: [Rewrite] {
    let reader = HeldInValues(
      in: context,
      changing: { [self] type in
        if context.types[type]?.isMigrated == false { return changingProperties(of: type) }
        return changesUnseen(type) ? changingProperties(of: type) : []
      }, isView: { [self] in isView(at: $0, in: $1) })
    var known: [TypeID: [HeldInValues.Part]] = [:]
    var parts: [(Holding, HeldInValues.Part)] = []
    var seen: [TypeID: Set<HeldInValues.Part>] = [:]
    for held in values where !announcesByHand(held) {
      for value in held.objects {
        let inner = known[value] ?? reader.parts(of: value)
        known[value] = inner
        parts += inner.filter { $0.object != held.holder }.map { (held, $0) }
      }
    }
    let shown = reader.shown(among: Set(parts.map(\.1)))
    return parts.compactMap { held, part in
      guard shown.contains(part), seen[held.holder, default: []].insert(part).inserted else { return nil }
      return context.types[part.object] == nil
        ? note(held, part.path, notObservable: part.object)
        : note(held, part.path, staying: part.object, unless: [part.object])
    }
  }

  private func isReadInView(_ held: Holding, _ changing: Set<String>) -> Bool {
    !changing.isEmpty
      && isReadThrough(held, reading: changing.contains, in: { isView(at: $1, in: $0) })
  }

  /// Views are told by what stands for these announcements.
  private func announcesByHand(_ held: Holding) -> Bool {
    context.announced.classes.contains(held.holder) || isAssignedAgain(held) && !changesOtherwise(held)
  }

  private func isAssignedAgain(_ held: Holding) -> Bool {
    context.index.declarations(of: held.holder).contains { declaration in
      context.index.files[declaration.file].selfAssignments.contains {
        $0.enclosingType == declaration.index && $0.name == held.variable.name
      }
    }
  }

  /// Something else updated views: another variable, or an assignment of what may be the same object.
  private func changesOtherwise(_ held: Holding) -> Bool {
    let index = context.index
    let name = held.variable.name
    let family = index.lineage(of: held.holder) + context.types.heirs(of: held.holder)
    let declarations = family.flatMap(index.declarations)
    let isOneOfSeveral = declarations.contains { declaration in
      index[declaration].variables.contains { variable in
        variable.name != name
          && variable.attributes.contains {
            AnnouncingWrapper($0, in: declaration, context).announcesByItself
          }
      }
    }
    if isOneOfSeveral { return true }
    let isGiven = declarations.contains { declaration in
      let facts = index.files[declaration.file]
      let functions = facts.types[declaration.index].functions.filter { $0.kind != .initializer }
      return functions.flatMap(\.accesses).contains { access in
        access.name == name && access.kind == .assignment
          && !facts.selfAssignments.contains { $0.range.contains(access.nameOffset) }
          && !facts.source.assignsNewValue(behind: access.nameOffset + name.utf8.count)
      }
    }
    return isGiven
      || SelfAssignments.assignments(to: name, of: held.holder, context).contains { $0.use.value == .other }
  }

  /// Those that can be assigned, and with any of these, those that are computed.
  private func changingProperties(of type: TypeID) -> Set<String> {
    let variables = context.index.declarations(of: type).flatMap { context.index[$0].variables }
      .filter { !$0.isLet && !$0.isStatic }
    return variables.contains(where: \.isStored) ? Set(variables.map(\.name)) : []
  }

  private func changesUnseen(_ type: TypeID) -> Bool {
    context.isPlainClass(type)
      && (context.index[type].inheritance?.entries ?? []).allSatisfy { entry in
        // What else comes from elsewhere may tell of its changes.
        let name = entry.type.dottedName?.last ?? ""
        return name == "NSObject" || Self.plainProtocols.contains(name)
          || isPlainProtocol(entry.type, of: type)
      }
  }

  private static let plainProtocols: Set<String> = [
    "Identifiable", "Equatable", "Hashable", "Comparable", "Codable", "Decodable", "Encodable", "Sendable",
    "CustomStringConvertible",
  ]

  /// A protocol of the project, which tells nobody of anything.
  private func isPlainProtocol(_ written: TypeExpression, of type: TypeID) -> Bool {
    let scope = LookupScope(file: type.file, enclosingType: context.index[type].parent)
    guard case .project(let id, _) = context.index.resolve(written, in: scope) else { return false }
    return context.index[id].kind == .protocol && context.types[id] == nil
  }

  private func isView(at offset: Int, in file: Int) -> Bool {
    let around = context.index.files[file].types.indices.filter {
      context.index.files[file].types[$0].range.contains(offset)
    }
    return around.contains { number in
      context.index.owners(of: TypeID(file: file, index: number)).contains {
        context.conforms($0, toOneOf: RuleContext.builtProtocols)
      }
    }
  }

  /// - Parameter path: the names that lead to the object from the variable.
  private func note(
    _ held: Holding, _ path: [String] = [], staying type: TypeID, unless types: [TypeID]
  ) -> Rewrite {
    note(
      held, unless: types,
      "'\(context.name(of: type))' stays, and views that read it through '\(held.name(of: path))' are no longer updated with other changes of '\(context.name(of: held.holder))'; observe the object itself in such a view"
    )
  }

  private func note(_ held: Holding, _ path: [String] = [], notObservable type: TypeID) -> Rewrite {
    note(
      held, unless: [],
      "'\(context.name(of: type))' is not observable, and views that read it through '\(held.name(of: path))' are no longer updated with other changes of '\(context.name(of: held.holder))'; make it '@Observable' too"
    )
  }

  private func note(_ held: Holding, unless types: [TypeID], _ message: String) -> Rewrite {
    let note = context.diagnostic(
      .heldObjectStays, at: held.variable.nameRange.lowerBound, in: held.declaration.file, message)
    return .edits([], of: [held.holder], in: held.declaration.file, unless: types, notes: [note])
  }

  /// Whether a property of what the variable holds is read, outside of the class or for one of its own properties.
  ///
  /// - Parameters:
  ///   - isMeant: takes the name of the property.
  ///   - isPlace: takes a file and an offset outside of the class.
  private func isReadThrough(
    _ held: Holding, reading isMeant: (String) -> Bool, in isPlace: (Int, Int) -> Bool
  ) -> Bool {
    let name = held.variable.name
    func isRead(in source: SourceFile, at offset: Int) -> Bool {
      source.propertyRead(from: name, at: offset).map(isMeant) ?? false
    }
    let declarations = context.index.declarations(of: held.holder)
    let isInProperty = declarations.contains { declaration in
      let source = context.source(declaration.file)
      return context.index[declaration].variables.contains { property in
        property.isComputed
          && source.mentions(name, in: property.declarationRange) { isRead(in: source, at: $0) }
          && mayBeShown(property, of: held.holder)
      }
    }
    if isInProperty { return true }
    if held.variable.accessLevel == .private { return false }
    return reads[name, default: []].contains { file, offsets in
      offsets.contains { offset in
        isRead(in: context.source(file), at: offset) && isPlace(file, offset)
          && !declarations.contains { $0.file == file && context.index[$0].range.contains(offset) }
          && isMember(of: held.holder, at: offset, in: file)
      }
    }
  }

  /// Whether more than functions without a result and initializers may read a computed property, also through others.
  private func mayBeShown(_ property: VariableFact, of holder: TypeID, apartFrom seen: Set<String> = [])
    -> Bool
  {
    if property.accessLevel != .private { return true }
    return context.index.declarations(of: holder).contains { declaration in
      let fact = context.index[declaration]
      let source = context.source(declaration.file)
      return source.mentions(property.name, in: fact.range) { offset in
        if property.declarationRange.contains(offset) || source.isMemberOfOther(at: offset) { return false }
        if let user = fact.variables.first(where: { $0.isComputed && $0.declarationRange.contains(offset) }) {
          return !seen.contains(user.name)
            && mayBeShown(user, of: holder, apartFrom: seen.union([property.name]))
        }
        let user = fact.functions.first { $0.range.contains(offset) }
        return user.map { $0.kind == .subscript || $0.result != nil } ?? true
      }
    }
  }

  /// Whether a name at a place may be that of a member of a type, by what stands before it.
  private func isMember(of type: TypeID, at offset: Int, in file: Int) -> Bool {
    guard let use = places.use(at: offset, in: file), context.isShown(use), let base = use.base else {
      return false
    }
    if case .implicitMember = base { return false }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    return context.index.type(of: base, in: scope).mayGiveMember(of: type, in: context.index)
  }
}

extension RuleContext {
  /// Whether it may be read while a view is made, and not only by an action.
  func isShown(_ use: MemberUse) -> Bool {
    switch use.place {
    case .elsewhere: false
    case .function(let function): renderedFunctions.contains(function)
    case .view, .getter: true
    }
  }
}

extension SourceFile {
  /// It stands behind a dot, and `self` is not before that.
  fileprivate func isMemberOfOther(at offset: Int) -> Bool {
    let before = text(in: max(0, offset - 6)..<offset)
    return before.hasSuffix(".") && !["self.", "self?.", "self!."].contains(where: before.hasSuffix)
  }

  /// ` = User(…)`, ` = nil`
  fileprivate func assignsNewValue(behind offset: Int) -> Bool {
    let rest = text(in: offset..<max(offset, lines.lineRange(containing: offset).upperBound))
      .drop { $0 == " " || $0 == "\t" }
    let value = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
    let word = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return rest.first == "="
      && (word == "nil" || word.first?.isUppercase == true && value.dropFirst(word.count).first == "(")
  }

  /// Where a property is read of what a member of some name stands for: `.name.x`
  func offsetsOfReads(through name: String) -> [Int] {
    offsets(of: name).filter { offset in
      offset > 0 && bytes[offset - 1] == UInt8(ascii: ".") && propertyRead(from: name, at: offset) != nil
    }
  }

  /// The property that is read of what the name at an offset stands for: `name.x` or `name?.x`, and no call.
  func propertyRead(from name: String, at offset: Int) -> String? {
    var end = offset + name.utf8.count
    while end < bytes.count, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return nil }
    end += 1
    let start = end
    while end < bytes.count, bytes[end].continuesIdentifier { end += 1 }
    return end < bytes.count && bytes[end] != UInt8(ascii: "(") ? text(in: start..<end) : nil
  }
}
