/// Members of the sequences of the standard library, and functions that take these.
extension ProjectIndex {
  /// The type of a member of an array, a dictionary or another collection of the standard library: its own, or one that an
  /// extension of the project adds; nil if that is not known, or where the two differ.
  func typeOfMember(
    _ name: String, ofSequence base: ResolvedType, depth: Int, as role: NameRole
  ) -> ResolvedType? {
    let own = typeOfOwnMember(name, ofSequence: base)
    let added = typesOfMember(name, addedToSequence: base, depth: depth, as: role)
    return commonType([own].compactMap { $0 } + added)
  }

  private func typeOfOwnMember(_ name: String, ofSequence base: ResolvedType) -> ResolvedType? {
    if LibraryEffects.dependsOnArguments(name) { return nil }
    let element = elementType(of: base, subscripted: false)
    if LibraryEffects.givesElement(name) { return .optional(element) }
    if LibraryEffects.combinesSets(name) { return .function(result: base) }
    if LibraryEffects.numbersElements(name) {
      let number = ResolvedType.external(["Int"], arguments: [])
      return .function(result: .array(.tuple([number, element], labels: ["offset", "element"])))
    }
    if LibraryEffects.joinsElements(name) {
      let part = elementType(of: element, subscripted: false)
      return part.isKnown ? .function(result: .array(part)) : nil
    }
    if name == "lazy" { return base }
    if case .dictionary(let key, let value) = base {
      switch name {
      case "keys": return .array(key)
      case "values": return .array(value)
      case "filter", "merging": return .function(result: base)
      default: break
      }
    }
    guard LibraryEffects.givesElements(name) else { return nil }
    if case .array = base { return .function(result: base) }
    return .function(result: .array(element))
  }

  // MARK: What extensions of the project add

  /// The names of a type of the standard library, and of the protocols of collections.
  static func supertypes(ofSequence type: ResolvedType) -> [String] {
    let own =
      switch type {
      case .array: "Array"
      case .dictionary: "Dictionary"
      case .external(let names, _): names.last ?? ""
      default: ""
      }
    return [own] + StandardCollections.protocols
  }

  private func typesOfMember(
    _ name: String, addedToSequence base: ResolvedType, depth: Int, as role: NameRole
  ) -> [ResolvedType] {
    let arguments = associatedTypes(ofSequence: base)
    return Self.supertypes(ofSequence: base).compactMap {
      typeOfMember(name, addedTo: $0, depth: depth + 1, as: role)?.replacingAssociatedTypes(arguments)
    }
  }

  /// What extensions of the types name: `Element`, `Key` and `Value`.
  func associatedTypes(ofSequence base: ResolvedType) -> [String: ResolvedType] {
    let types = ["Element": elementType(of: base, subscripted: false), "Self": base]
    guard case .dictionary(let key, let value) = base else { return types }
    return types.merging(["Key": key, "Value": value]) { first, _ in first }
  }

  // MARK: What depends on arguments

  /// The result of `map` and the like on a collection of the standard library, or on an optional value.
  func resultOfMapping(
    _ receiver: ResolvedType, by name: String, _ arguments: [ArgumentFact], in scope: LookupScope, depth: Int
  ) -> ResolvedType? {
    guard let function = arguments.first?.value else { return nil }
    if LibraryEffects.reducesElements(name), elementType(of: receiver, subscripted: false).isKnown {
      let start = type(of: function, in: scope, depth: depth + 1)
      return start.isKnown ? start : nil
    }
    guard arguments.count == 1 else { return nil }
    if LibraryEffects.mapsValues(name), case .dictionary(let key, let value) = receiver {
      let made = result(of: function, on: value, in: scope, depth: depth)
      let held = LibraryEffects.dropsNil(name) ? made.unwrapped : made
      return made.isKnown ? .dictionary(key: key, value: held) : nil
    }
    guard LibraryEffects.mapsElements(name) else { return nil }
    let isOptional = receiver != receiver.unwrapped
    let element = elementType(of: receiver, subscripted: false)
    guard isOptional || element != .unknown else { return nil }
    let made = result(of: function, on: element, in: scope, depth: depth)
    guard made.isKnown else { return nil }
    if LibraryEffects.joinsElements(name) {
      if isOptional { return .optional(made.unwrapped) }
      let part = elementType(of: made, subscripted: false)
      return part.isKnown ? .array(part) : nil
    }
    if LibraryEffects.dropsNil(name) { return isOptional ? nil : .array(made.unwrapped) }
    return isOptional ? .optional(made) : .array(made)
  }

  /// What a function makes of a value: a closure, `Row.init`, `\.name`.
  private func result(
    of function: ExpressionFact, on value: ResolvedType, in scope: LookupScope, depth: Int
  ) -> ResolvedType {
    if case .keyPath(let root, let names) = function {
      let start = root.map { resolve($0, in: scope) } ?? value
      return names.reduce(start) {
        typeOfMember($1, base: .unknown, baseType: $0, from: scope.file, depth: depth + 1)
      }
    }
    return switch type(of: function, in: scope, depth: depth + 1) {
    case .function(let result): result
    case .metatype(let instance): instance
    default: .unknown
    }
  }

  /// The type of a collection that is made of a sequence, `Array(rows)`, `Dictionary(grouping: rows, by: \.kind)`; nil for
  /// anything else.
  func typeOfCollection(
    _ type: ResolvedType, madeOf arguments: [ArgumentFact], in scope: LookupScope, depth: Int
  ) -> ResolvedType? {
    guard case .external(let names, let written) = type, written.isEmpty, names.count == 1,
      StandardCollections.isMadeOfSequence(names[0]), let first = arguments.first
    else { return nil }
    if names[0] == "Array", first.label == "repeating" {
      let repeated = self.type(of: first.value, in: scope, depth: depth + 1)
      return repeated.isKnown ? .array(repeated) : nil
    }
    let element = elementType(
      of: self.type(of: first.value, in: scope, depth: depth + 1), subscripted: false)
    guard element.isKnown else { return nil }
    if names[0] != "Dictionary" {
      guard first.label == nil, arguments.count == 1 else { return nil }
      return names[0] == "Array" ? .array(element) : .external(names, arguments: [element])
    }
    if first.label == "grouping", arguments.count == 2 {
      let key = result(of: arguments[1].value, on: element, in: scope, depth: depth)
      return .dictionary(key: key, value: .array(element))
    }
    guard case .tuple(let types, _) = element, types.count == 2 else { return nil }
    return .dictionary(key: types[0], value: types[1])
  }

  /// The type of a collection whose elements its literal tells: `let rows: Set = [Row()]`; nil for anything else.
  func typeOfCollection(
    _ type: ResolvedType, holding value: ExpressionFact, in scope: LookupScope, depth: Int
  ) -> ResolvedType? {
    guard case .arrayLiteral = value, case .external(let names, let written) = type, written.isEmpty,
      names.count == 1, StandardCollections.ofElements.contains(names[0])
    else { return nil }
    let element = elementType(of: self.type(of: value, in: scope, depth: depth + 1), subscripted: false)
    return element.isKnown ? .external(names, arguments: [element]) : nil
  }

  /// The result of a function of the standard library: `zip(rows, titles)`, `sequence(first: row, next: { $0.next })`; nil
  /// for any other.
  func resultOfLibraryFunction(
    _ name: String, _ arguments: [ArgumentFact], in scope: LookupScope, depth: Int
  ) -> ResolvedType? {
    guard !functionNames.contains(name), arguments.count == 2 else { return nil }
    if name == "sequence", arguments[0].label == "first" {
      let first = type(of: arguments[0].value, in: scope, depth: depth + 1)
      return first.isKnown ? .array(first.unwrapped) : nil
    }
    guard name == "zip" else { return nil }
    let elements = arguments.map {
      elementType(of: type(of: $0.value, in: scope, depth: depth + 1), subscripted: false)
    }
    return elements.contains(where: \.isKnown) ? .array(.tuple(elements, labels: [nil, nil])) : nil
  }
}
