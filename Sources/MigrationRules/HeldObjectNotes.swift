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
enum HeldObjectNotes {
  /// A note for each property of the class that holds or gives such an object; where its class is observable, said
  /// where that stays.
  static func rewrites(for subject: ObservableTypes.Subject, in context: RuleContext) -> [Rewrite] {
    context.index.declarations(of: subject.id).flatMap { declaration in
      context.index[declaration].variables.flatMap { variable -> [Rewrite] in
        let tellsOfObject = variable.attributes.contains {
          $0.name != ["Published"] && AnnouncingWrapper($0, in: declaration, context).announcesByItself
        }
        guard !variable.isStatic, !tellsOfObject else { return [] }
        let type = context.index.typeOfVariable(variable, in: LookupScope(inside: declaration))
        let held = Holding(
          holder: subject.id, declaration: declaration, variable: variable, objects: type.heldTypes)
        if let rewrite = observable(held, context) ?? plain(held, context) { return [rewrite] }
        return throughProtocol(held, context)
      }
    }
  }

  /// A property and the types of the objects in it.
  private struct Holding {
    let holder: TypeID
    let declaration: TypeID
    let variable: VariableFact
    let objects: [TypeID]
  }

  private static func observable(_ held: Holding, _ context: RuleContext) -> Rewrite? {
    let types = held.objects.filter { $0 != held.holder && context.types[$0]?.isMigrated == false }
    guard let first = types.first,
      isReadThrough(held, context, reading: { _ in true }, in: { _, _ in true })
    else { return nil }
    return note(held, staying: first, unless: types, context)
  }

  private static func plain(_ held: Holding, _ context: RuleContext) -> Rewrite? {
    if announcesByHand(held, context) { return nil }
    for type in held.objects where changesUnseen(type, context) {
      let changing = changingProperties(of: type, context)
      if isReadInView(held, changing, context) { return note(held, notObservable: type, context) }
    }
    return nil
  }

  /// Of the object, a protocol of the project is known. What conforms to it may be no observable class, or stay.
  private static func throughProtocol(_ held: Holding, _ context: RuleContext) -> [Rewrite] {
    if announcesByHand(held, context) { return [] }
    let protocols = held.objects.filter { context.index[$0].kind == .protocol && context.types[$0] == nil }
      .map { HeldProtocol($0, context) }
      .filter { isReadInView(held, $0.properties, context) }
    let conformers = protocols.flatMap { required in
      required.conformers(context).filter { conformer in
        let changing = changingProperties(of: conformer, context).union(required.computed)
        return conformer != held.holder
          && isReadInView(held, changing.intersection(required.properties), context)
      }
    }
    if let plain = conformers.first(where: { changesUnseen($0, context) }) {
      return [note(held, notObservable: plain, context)]
    }
    return conformers.filter { context.types[$0]?.isMigrated == false }
      .map { note(held, staying: $0, unless: [$0], context) }
  }

  private static func isReadInView(
    _ held: Holding, _ changing: Set<String>, _ context: RuleContext
  ) -> Bool {
    !changing.isEmpty
      && isReadThrough(held, context, reading: changing.contains, in: { isView(at: $1, in: $0, context) })
  }

  /// Views are told by what stands for these announcements.
  private static func announcesByHand(_ held: Holding, _ context: RuleContext) -> Bool {
    context.announced.classes.contains(held.holder)
      || context.index.declarations(of: held.holder).contains { declaration in
        context.index.files[declaration.file].selfAssignments.contains {
          $0.enclosingType == declaration.index && $0.name == held.variable.name
        }
      }
  }

  /// Those that can be assigned, and with any of these, those that are computed.
  private static func changingProperties(of type: TypeID, _ context: RuleContext) -> Set<String> {
    let variables = context.index.declarations(of: type).flatMap { context.index[$0].variables }
      .filter { !$0.isLet && !$0.isStatic }
    return variables.contains(where: \.isStored) ? Set(variables.map(\.name)) : []
  }

  private static func changesUnseen(_ type: TypeID, _ context: RuleContext) -> Bool {
    context.isPlainClass(type)
      && (context.index[type].inheritance?.entries ?? []).allSatisfy { entry in
        // What else comes from elsewhere may tell of its changes.
        let name = entry.type.dottedName?.last ?? ""
        return name == "NSObject" || plainProtocols.contains(name)
          || isPlainProtocol(entry.type, of: type, context)
      }
  }

  private static let plainProtocols: Set<String> = [
    "Identifiable", "Equatable", "Hashable", "Comparable", "Codable", "Decodable", "Encodable", "Sendable",
    "CustomStringConvertible",
  ]

  /// A protocol of the project, which tells nobody of anything.
  private static func isPlainProtocol(
    _ written: TypeExpression, of type: TypeID, _ context: RuleContext
  ) -> Bool {
    let scope = LookupScope(file: type.file, enclosingType: context.index[type].parent)
    guard case .project(let id, _) = context.index.resolve(written, in: scope) else { return false }
    return context.index[id].kind == .protocol && context.types[id] == nil
  }

  private static func isView(at offset: Int, in file: Int, _ context: RuleContext) -> Bool {
    let around = context.index.files[file].types.indices.filter {
      context.index.files[file].types[$0].range.contains(offset)
    }
    return around.contains { number in
      context.index.owners(of: TypeID(file: file, index: number)).contains {
        context.conforms($0, toOneOf: RuleContext.builtProtocols)
      }
    }
  }

  private static func note(
    _ held: Holding, staying type: TypeID, unless types: [TypeID], _ context: RuleContext
  ) -> Rewrite {
    note(
      held, unless: types,
      "'\(context.name(of: type))' stays, and views that read it through '\(held.variable.name)' are no longer updated with other changes of '\(context.name(of: held.holder))'; observe the object itself in such a view",
      context)
  }

  private static func note(
    _ held: Holding, notObservable type: TypeID, _ context: RuleContext
  ) -> Rewrite {
    note(
      held, unless: [],
      "'\(context.name(of: type))' is not observable, and views that read it through '\(held.variable.name)' are no longer updated with other changes of '\(context.name(of: held.holder))'; make it '@Observable' too",
      context)
  }

  private static func note(
    _ held: Holding, unless types: [TypeID], _ message: String, _ context: RuleContext
  ) -> Rewrite {
    let note = context.diagnostic(
      .heldObjectStays, at: held.variable.nameRange.lowerBound, in: held.declaration.file, message)
    return .edits([], of: [held.holder], in: held.declaration.file, unless: types, notes: [note])
  }

  /// Whether a property of what the variable holds is read, outside of the class or for one of its own properties.
  ///
  /// - Parameters:
  ///   - isMeant: takes the name of the property.
  ///   - isPlace: takes a file and an offset outside of the class.
  private static func isReadThrough(
    _ held: Holding, _ context: RuleContext, reading isMeant: (String) -> Bool,
    in isPlace: (Int, Int) -> Bool
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
      }
    }
    if isInProperty { return true }
    if held.variable.accessLevel == .private { return false }
    return context.index.files(mentioning: name).contains { file in
      let source = context.source(file)
      let places = source.offsets(of: name).filter { offset in
        source.isMember(at: offset) && isRead(in: source, at: offset) && isPlace(file, offset)
          && !declarations.contains { $0.file == file && context.index[$0].range.contains(offset) }
      }
      return !places.isEmpty && isMember(name, of: held.holder, atOneOf: Set(places), in: file, context)
    }
  }

  /// Whether it may be read while a view is made, and not only by an action.
  private static func isShown(_ use: MemberUse, _ context: RuleContext) -> Bool {
    switch use.place {
    case .elsewhere: false
    case .function(let function): context.renderedFunctions.contains(function)
    case .view, .getter: true
    }
  }

  /// Whether one of the places of a name may be one where it is a member of a type, by what stands before it.
  private static func isMember(
    _ name: String, of type: TypeID, atOneOf places: Set<Int>, in file: Int, _ context: RuleContext
  ) -> Bool {
    FactsReader.memberUses(of: [name], in: context.source(file)).contains { use in
      guard places.contains(use.offset), isShown(use, context), let base = use.base else { return false }
      if case .implicitMember = base { return false }
      let scope = LookupScope(file: file, enclosingType: use.enclosingType)
      return context.index.type(of: base, in: scope).mayGiveMember(of: type, in: context.index)
    }
  }
}

extension SourceFile {
  fileprivate func isMember(at offset: Int) -> Bool { offset > 0 && bytes[offset - 1] == UInt8(ascii: ".") }

  /// The property that is read of what the name at an offset stands for: `name.x` or `name?.x`, and no call.
  fileprivate func propertyRead(from name: String, at offset: Int) -> String? {
    var end = offset + name.utf8.count
    while end < bytes.count, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return nil }
    end += 1
    let start = end
    while end < bytes.count, bytes[end].continuesIdentifier { end += 1 }
    return end < bytes.count && bytes[end] != UInt8(ascii: "(") ? text(in: start..<end) : nil
  }
}
