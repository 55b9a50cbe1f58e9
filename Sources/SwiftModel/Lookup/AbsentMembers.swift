extension ProjectIndex {
  /// Whether a type of the project certainly has no member of a name, inherited ones included. False if a supertype of
  /// another module or an attached macro may add one.
  package func surelyLacksMember(named name: String, _ type: TypeID) -> Bool {
    surelyLacksMember(named: name, type, depth: 0)
  }

  private func surelyLacksMember(named name: String, _ type: TypeID, depth: Int) -> Bool {
    guard depth < 16,
      self[type].attributes.allSatisfy({ Self.attributesWithoutMembers.contains($0.name.last ?? "") })
    else { return false }
    return declarations(of: type).allSatisfy { declaration in
      let fact = self[declaration]
      let scope = LookupScope(file: declaration.file, enclosingType: fact.parent)
      return !declares(name, fact) && !hasNestedType(named: name, in: declaration)
        && (fact.inheritance?.entries ?? []).flatMap(\.type.boundParts).allSatisfy {
          surelyLacksMember(named: name, resolveBound($0, in: scope), depth: depth)
        }
    }
  }

  /// Whether a type certainly inherits no member of a name. What it declares itself, in extensions too, does not
  /// matter.
  package func surelyInheritsNothing(named name: String, _ type: TypeID) -> Bool {
    surelyInheritsNothing(named: name, type, besidesOf: nil)
  }

  /// Whether a member that an extension of a protocol of the project adds is certainly none that the types which conform
  /// inherit otherwise, too, as the requirement of another module.
  package func surelyAddsOnly(_ name: String, _ extended: TypeID) -> Bool {
    surelyInheritsNothing(named: name, extended)
      && conformers(of: extended).allSatisfy {
        surelyInheritsNothing(named: name, $0, besidesOf: extended)
      }
  }

  private func surelyInheritsNothing(named name: String, _ type: TypeID, besidesOf known: TypeID?) -> Bool {
    declarations(of: type).allSatisfy { declaration in
      let scope = LookupScope(file: declaration.file, enclosingType: self[declaration].parent)
      return (self[declaration].inheritance?.entries ?? []).flatMap(\.type.boundParts).allSatisfy { part in
        let inherited = resolveBound(part, in: scope)
        if let known, case .project(known, _) = inherited { return true }
        return surelyLacksMember(named: name, inherited, depth: 0)
      }
    }
  }

  private func surelyLacksMember(named name: String, _ inherited: ResolvedType, depth: Int) -> Bool {
    switch inherited {
    case .project(let id, _): return surelyLacksMember(named: name, id, depth: depth + 1)
    case .ambiguous(let ids): return ids.allSatisfy { surelyLacksMember(named: name, $0, depth: depth + 1) }
    case .external(let names, _):
      guard let last = names.last, let members = Self.members(of: last), !name.hasPrefix("accessibility")
      else { return false }
      let isExtended = (extensionsOfOthers[last] ?? []).contains { declares(name, self[$0]) }
      return !members.contains(name) && !isExtended
    default: return false
    }
  }

  private func declares(_ name: String, _ fact: TypeFact) -> Bool {
    fact.variables.contains { $0.name == name } || fact.functions.contains { $0.name == name }
      || fact.enumCases.contains { $0.name == name } || fact.typeAliases.contains { $0.name == name }
  }

  private static let attributesWithoutMembers: Set<String> = [
    "MainActor", "Observable", "available", "frozen", "objc", "objcMembers", "usableFromInline",
  ]

  /// The members that a superclass or protocol of another module adds; nil if unknown.
  static func members(of inherited: String) -> Set<String>? {
    // A type declares the requirements of a delegate protocol itself.
    membersOfOthers[inherited] ?? (inherited.hasSuffix("Delegate") ? [] : nil)
  }

  /// The members that conforming to protocols of the standard library and Combine, inheriting from `NSObject`, or the raw
  /// type of an enum adds.
  private static let membersOfOthers: [String: Set<String>] = [
    "ObservableObject": ["objectWillChange"], "AnyObject": [], "Sendable": [], "Equatable": [],
    "Hashable": ["hash", "hashValue"], "Identifiable": ["id"], "Codable": ["encode"], "Encodable": ["encode"],
    "Decodable": [], "Comparable": [], "CustomStringConvertible": ["description"],
    "Error": ["localizedDescription"], "Observable": [], "String": ["rawValue"], "Int": ["rawValue"],
    "NSObject": [
      "hash", "hashValue", "description", "debugDescription", "isEqual", "copy", "mutableCopy", "value",
      "setValue", "perform", "responds", "superclass", "isProxy", "isKind", "isMember", "conforms", "observe",
      "addObserver", "removeObserver", "observationInfo", "observeValue", "publisher", "bind", "unbind",
      "className", "classForCoder", "attemptRecovery", "method", "doesNotRecognizeSelector",
      "dictionaryWithValues",
    ],
  ]
}
