import SwiftModel

/// Which types conform to `Equatable`, as far as the sources tell.
struct EquatableConformances {
  let model: ProjectModel

  /// Whether a type conforms; nil where that is not known.
  func isEquatable(_ type: ResolvedType) -> Bool? {
    switch type {
    case .optional(let wrapped), .array(let wrapped): return isEquatable(wrapped)
    case .dictionary(let key, let value): return areEquatable([key, value])
    case .external(let names, let arguments):
      let name = names.last ?? ""
      if KnownTypes.showsNothing(name) || names.count == 1 && Self.refinesNothing(name) {
        return false
      }
      let isKnown = KnownTypes.isStandardValue(name) || name == "TimeInterval"
      return areEquatable(arguments).flatMap { $0 && !isKnown ? nil : $0 }
    case .project(let id, let arguments): return isEquatable(id, arguments)
    case .tuple, .function, .metatype, .existential: return false
    case .parameter, .ambiguous, .unknown: return nil
    }
  }

  /// Whether a type may conform to a protocol. False only where the protocol refines `Equatable`, and the type does not.
  func mayConform(_ type: TypeID, to required: ResolvedType) -> Bool {
    refinesEquatable(required) != true || isEquatable(.project(type, arguments: [])) != false
  }

  private func areEquatable(_ types: [ResolvedType]) -> Bool? { every(types.map(isEquatable)) }

  private func isEquatable(_ type: TypeID, _ arguments: [ResolvedType]) -> Bool? {
    // By a class outside of the sources.
    if overriderOfIsEqual(for: type) != nil || hasIdentityOfNSObject(type) { return nil }
    return any(
      model.index.lineage(of: type).flatMap { ancestor in
        declarations(of: ancestor).map { conforms in
          every([
            conforms.isCertain ? true : nil, meetsRequirements(of: conforms.id, by: arguments, of: ancestor),
          ])
        }
      })
  }

  // MARK: Declarations

  /// The declarations of a type itself by which it is, or may be, `Equatable`.
  func declarations(of type: TypeID) -> [(id: TypeID, isCertain: Bool)] {
    let fact = model.index[type]
    if fact.kind == .enum, fact.enumCases.allSatisfy(\.payload.isEmpty) { return [(type, true)] }
    if fact.kind == .protocol { return [] }
    return model.index.declarations(of: type).compactMap { declaration in
      let refines = inheritedBounds(of: declaration).map(refinesEquatable)
      return refines.allSatisfy { $0 == false } ? nil : (declaration, refines.contains(true))
    }
  }

  /// Whether the standard library compares two values of a structure by one that stands for each, as a raw value or a
  /// distance, and not by all that they store.
  func comparesStandIns(_ type: TypeID) -> Bool {
    comparesRawValues(type) || conforms(type, to: ["Strideable"])
  }

  func comparesRawValues(_ type: TypeID) -> Bool { conforms(type, to: ["RawRepresentable", "OptionSet"]) }

  private func conforms(_ type: TypeID, to names: Set<String>) -> Bool {
    model.index[type].kind == .struct
      && ([type] + model.index.allRefinedProtocols(of: type)).flatMap(model.index.declarations)
        .flatMap(inheritedBounds).contains {
          if case .external(let written, _) = $0 { names.contains(written.last ?? "") } else { false }
        }
  }

  private func inheritedBounds(of declaration: TypeID) -> [ResolvedType] {
    let scope = LookupScope(file: declaration.file, enclosingType: model.index[declaration].parent)
    return (model.index[declaration].inheritance?.entries ?? []).flatMap(\.type.boundParts).map {
      model.index.resolveBound($0, in: scope)
    }
  }

  /// `extension Box: Equatable where T: Equatable`
  private func meetsRequirements(
    of declaration: TypeID, by arguments: [ResolvedType], of type: TypeID
  ) -> Bool? {
    let names = model.index[type].genericParameters.map(\.name)
    let required = model.index[declaration].requirements.filter {
      KnownTypes.refinesEquatable($0.bound.dottedName?.last ?? "")
    }
    if required.isEmpty { return true }
    guard names.count == arguments.count else { return nil }
    return every(
      required.map { requirement in
        names.firstIndex { requirement.subject == .name($0) }.flatMap { isEquatable(arguments[$0]) }
      })
  }

  /// Whether what conforms to a bound is `Equatable`; nil where that is not known.
  func refinesEquatable(_ bound: ResolvedType) -> Bool? {
    switch bound {
    case .external(let names, _):
      let name = names.last ?? ""
      if KnownTypes.refinesEquatable(name) { return true }
      let isOther =
        Self.refinesNothing(name)
        || KnownTypes.isPlainAppleClass(name)
      return isOther ? false : nil
    case .project(let id, _):
      guard model.index[id].kind == .protocol else { return false }
      let refined = [id] + model.index.allRefinedProtocols(of: id)
      return any(
        refined.flatMap(inheritedBounds).filter { if case .external = $0 { true } else { false } }
          .map(refinesEquatable))
    case .existential(let parts): return any(parts.map(refinesEquatable))
    default: return nil
    }
  }

  /// Protocols of Apple's frameworks that do not refine `Equatable`; and those of the standard library that do not.
  private static func refinesNothing(_ name: String) -> Bool {
    KnownTypes.isStandardProtocol(name) && !KnownTypes.refinesEquatable(name) || otherProtocols.contains(name)
  }

  private static let otherProtocols: Set<String> = [
    "ObservableObject", "Observable", "LocalizedError", "CustomNSError", "Transferable", "View",
    "DynamicProperty", "PersistentModel",
  ]

  // MARK: Objects of `NSObject`

  /// The class, or one above it, whose `isEqual(_:)` the `==` of `NSObject` calls for an object of the class.
  func overriderOfIsEqual(for type: TypeID) -> TypeID? {
    guard model.index[type].kind == .class else { return nil }
    let classes = model.index.lineage(of: type)
    func methods(of type: TypeID) -> [FunctionFact] {
      model.index.declarations(of: type).flatMap { model.index[$0].functions }.filter {
        $0.name == "isEqual" && !$0.isStatic && $0.parameters.count == 1 && $0.parameters[0].label == nil
      }
    }
    func isOverride(_ method: FunctionFact) -> Bool { method.modifiers.contains { $0.name == "override" } }
    guard let overrider = classes.first(where: { methods(of: $0).contains(where: isOverride) }),
      classes.flatMap(methods).allSatisfy(isOverride)
    else { return nil }
    return overrider
  }

  /// A class of the project that inherits from `NSObject`, also as a managed object, with variables that can change.
  func hasIdentityOfNSObject(_ type: TypeID) -> Bool {
    guard model.isPlainClass(type) else { return false }
    let classes = model.index.lineage(of: type)
    guard let first = classes.last.flatMap({ model.index[$0].inheritance?.entries.first }),
      ["NSObject", "NSManagedObject"].contains(first.type.dottedName?.last ?? "")
    else { return false }
    return classes.flatMap(model.index.declarations).contains { declaration in
      model.index[declaration].variables.contains { $0.isStored && !$0.isLet && !$0.isStatic }
    }
  }
}

/// Whether all of some answers are yes; nil where that depends on one that is not known.
private func every(_ answers: [Bool?]) -> Bool? {
  answers.contains(false) ? false : answers.contains(nil) ? nil : true
}

/// Whether one of some answers is yes; nil where that depends on one that is not known.
private func any(_ answers: [Bool?]) -> Bool? {
  answers.contains(true) ? true : answers.contains(nil) ? nil : false
}
