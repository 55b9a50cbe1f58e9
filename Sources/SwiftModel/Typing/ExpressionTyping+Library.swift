/// Result types of calls, and of members of the standard library and Apple's frameworks.
extension ProjectIndex {
  func resultOfCalling(_ callee: ExpressionFact, _ type: ResolvedType) -> ResolvedType {
    switch type {
    case .metatype(let instance): return instance
    case .function(let result): return result
    case .project(let id, _):
      let function = typeOfMember(
        "callAsFunction", base: callee, baseType: type, from: id.file, depth: 0, as: .function)
      return if case .function(let result) = function { result } else { .unknown }
    default:
      if let made = type.factoryProduct { return made }
      if case .member(_, let name) = callee, LibraryEffects.givesElement(name) { return type }
      return .unknown
    }
  }

  /// Members of value types of the standard library and Foundation, with their types.
  private static let valueMembers = [
    "description": "String", "uuidString": "String", "absoluteString": "String", "path": "String",
    "lastPathComponent": "String", "count": "Int", "isEmpty": "Bool", "timeIntervalSince1970": "Double",
  ]
  private static let values: Set<String> = ["UUID", "URL", "String", "Date", "Int", "Double", "Data"]

  /// Whether a type of the standard library or of Foundation is a value that cannot be called.
  package static func isPlainValue(_ name: String) -> Bool { values.contains(name) || name == "Bool" }

  /// Whether no other type has what an extension adds to one: it is neither a protocol nor a class.
  package static func isInheritedByNone(_ name: String) -> Bool {
    isPlainValue(name) || StandardCollections.ofElements.contains(name) || name == "Dictionary"
      || name == "Optional"
  }

  static let membersOfOptional: Set<String> = [
    "map", "flatMap", "take", "unsafelyUnwrapped", "description", "debugDescription", "customMirror",
    "hashValue", "hash", "encode", "some", "none",
  ]

  func declaresMemberOfOptional(_ name: String) -> Bool {
    (extensionsOfOthers["Optional"] ?? []).contains { declaration in
      self[declaration].variables.contains { $0.name == name }
        || self[declaration].functions.contains { $0.name == name }
    }
  }

  func typeOfLibraryMember(
    _ name: String, of base: ResolvedType, depth: Int, as role: NameRole
  ) -> ResolvedType {
    switch base {
    case .array, .dictionary: return typeOfMember(name, ofSequence: base, depth: depth, as: role) ?? .unknown
    case .external(let names, let arguments):
      if name == "rootView", base.isHost, arguments.count == 1 { return arguments[0] }
      if name == "resolve", let made = base.factoryProduct { return .function(result: made) }
      // `Container.shared.store`: a factory that the project adds to a container of another module.
      if names.count == 2, names[1] == "shared", arguments.isEmpty,
        let type = typeOfAddedFactory(name, of: names[0], depth: depth)
      {
        return type
      }
      if let value = Self.valueMembers[name], Self.values.contains(names.last ?? "") {
        return .external([value], arguments: [])
      }
      if arguments.count == 1, StandardCollections.ofElements.contains(names.last ?? "") {
        return typeOfMember(name, ofSequence: base, depth: depth, as: role) ?? .unknown
      }
      if names.last == "Result", name == "get", let success = arguments.first {
        return .function(result: success)
      }
      if name == "wrappedValue", arguments.count == 1,
        LibraryWrapper(named: names.last ?? "").contains(.isGenericOverValue)
      {
        return arguments[0]
      }
      let isTransparent = ["Binding", "Bindable"].contains(names.last ?? "") && arguments.count == 1
      guard isTransparent else {
        let type = LibraryEffects.isSharedInstance(names.last ?? "") ? names.dropLast().last : names.last
        let added = arguments.isEmpty ? typeOfMember(name, addedTo: type ?? "", depth: depth, as: role) : nil
        return added ?? typeOfForeignMember(name, of: base)
      }
      return name == "wrappedValue" ? arguments[0] : .unknown
    default: return .unknown
    }
  }

  func typeOfPart(_ number: Int, ofElementsOf type: ResolvedType) -> ResolvedType {
    guard case .tuple(let types, _) = elementType(of: type, subscripted: false) else { return .unknown }
    return types.indices.contains(number) ? types[number] : .unknown
  }

  /// The result type of fetching with a Core Data context.
  func fetchedType(_ context: ResolvedType, _ request: ResolvedType) -> ResolvedType {
    guard case .external(let context, _) = context.unwrapped, context.last == "NSManagedObjectContext",
      case .external(let request, let arguments) = request, request.last == "NSFetchRequest",
      arguments.count == 1
    else { return .unknown }
    return .array(arguments[0])
  }

  package func elementType(of type: ResolvedType, subscripted: Bool) -> ResolvedType {
    switch type {
    case .array(let element): return element
    case .dictionary(let key, let value):
      return subscripted ? .optional(value) : .tuple([key, value], labels: ["key", "value"])
    case .external(let names, let arguments):
      guard arguments.count == 1, let name = names.last else { return .unknown }
      if name == "Binding" { return elementType(of: arguments[0], subscripted: subscripted) }
      return StandardCollections.ofElements.contains(name) ? arguments[0] : .unknown
    case .optional(let wrapped):
      let element = elementType(of: wrapped, subscripted: subscripted)
      // `Optional.map`: `selected.map { x in … }`
      return element == .unknown && !subscripted ? wrapped : element
    case .project(let id, let arguments):
      return substitute(arguments, of: id, in: elementType(ofSequence: id) ?? .unknown)
    default: return .unknown
    }
  }
}
