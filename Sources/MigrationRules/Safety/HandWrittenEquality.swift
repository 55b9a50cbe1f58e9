import MigrationPlanning
import SwiftModel

/// Whose `==` that somebody wrote, or `isEqual(_:)`, says whether two values of a type are equal: its own, or one that
/// the compiler's `==` of the type calls for a part of it.
///
/// ```swift
/// struct Item: Equatable { static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id } }
/// struct Config: Equatable { var items: [Item] }
/// ```
struct HandWrittenEquality {
  /// The types that declare such a `==`, in the order of comparison.
  private(set) var types: [TypeID] = []
  /// The names of classes that `NSObject` compares by identity, and whose changes are not tracked.
  private(set) var identities: [String] = []
  private let model: ProjectModel
  private var seen: Set<ResolvedType> = []

  /// None for a type that is not `Equatable`, as no values of it are compared.
  init(of type: ResolvedType, in model: ProjectModel) {
    self.model = model
    if isEquatable(type) { add(type) }
  }

  /// Whether a new value may be compared with the old one: where a type is not `Equatable`, only an object is.
  static func mayCompare(_ type: ResolvedType, in model: ProjectModel) -> Bool {
    switch type {
    case .optional, .array, .dictionary, .tuple:
      HandWrittenEquality(of: .void, in: model).isEquatable(type)
        || type.parts.flatMap(model.index.lineage).contains { mayBeMadeEquatable($0, in: model) }
    case .function: false
    default: true
    }
  }

  /// By a macro, as `@Model`, or by a class of Apple's.
  private static func mayBeMadeEquatable(_ type: TypeID, in model: ProjectModel) -> Bool {
    model.index[type].attributes.contains { $0.name != ["MainActor"] }
      || model.index.foreignAncestors(of: type).contains {
        $0 == "PersistentModel" || KnownTypes.isPlainAppleClass($0)
      }
  }

  // MARK: Compared types

  private mutating func add(_ type: ResolvedType) {
    switch type {
    case .optional(let wrapped), .array(let wrapped): add(wrapped)
    case .dictionary(let key, let value):
      add(key)
      add(value)
    case .external(let names, let arguments):
      if names.count == 1, arguments.isEmpty, model.managedNames.contains(names[0]) {
        identities.append(names[0])
      }
      for argument in arguments { add(argument) }
    case .parameter(let name, let bounds, _)
    where bounds.contains(.external(["NSManagedObject"], arguments: [])):
      identities.append(name)
    case .project(let id, let arguments):
      guard seen.count < Self.limit, seen.insert(type).inserted else { return }
      if let owner = ownerOfEquality(of: id), !comparesAll(owner) {
        if !types.contains(owner), !comparesIdentity(owner) { types.append(owner) }
      } else if Self.changesUnseenByIdentity(id, model) {
        identities.append(model.name(of: id))
      } else if model.index[id].kind != .class {
        for part in storedTypes(of: id) { add(model.index.substitute(arguments, of: id, in: part)) }
      }
    default: break
    }
  }

  /// Types that are generic over themselves in ever other ways have no end.
  private static let limit = 200

  /// The types that a synthesized `==` compares: stored properties, by their wrappers, and associated values.
  private func storedTypes(of type: TypeID) -> [ResolvedType] {
    let scope = LookupScope(inside: type)
    let fact = model.index[type]
    return fact.variables.filter { $0.isStored && !$0.isStatic }.map { variable in
      let value = model.index.typeOfVariable(variable, in: scope)
      return wrapper(of: variable, around: value, in: scope) ?? value
    } + fact.enumCases.flatMap(\.payload).map { model.index.resolve($0, in: scope) }
  }

  private func wrapper(
    of variable: VariableFact, around value: ResolvedType, in scope: LookupScope
  ) -> ResolvedType? {
    let written = variable.attributes.map { TypeExpression.named($0.name.map { .init(name: $0) }) }
    let declared = written.flatMap { model.index.resolve($0, in: scope).declarations }
    let wrapper = declared.first { type in
      model.index[type].attributes.contains { $0.name == ["propertyWrapper"] }
    }
    guard let wrapper else { return nil }
    return .project(wrapper, arguments: model.index[wrapper].genericParameters.count == 1 ? [value] : [])
  }

  // MARK: Origin of `==`

  /// The type, its superclass or its protocol that has a `==` for the type; nil where the compiler writes it.
  private func ownerOfEquality(of type: TypeID) -> TypeID? {
    if let owner = Self.overriderOfIsEqual(for: type, in: model) { return owner }
    // What a subclass declares is called by nobody who knows no more than that it is `Equatable`.
    let classes = model.index.lineage(of: type)
    guard let equatable = classes.last(where: { !conformances(of: $0).isEmpty }) else { return nil }
    if declaresEquality(in: equatable, for: equatable) { return equatable }
    let isGlobal = model.index.functions(named: "==").contains { file, function in
      isEquality(function, for: equatable, in: LookupScope(file: file, enclosingType: nil))
    }
    if isGlobal { return equatable }
    return model.index.allRefinedProtocols(of: equatable).first {
      declaresEquality(in: $0, for: equatable)
    }
  }

  /// The class, or one above it, whose `isEqual(_:)` the `==` of `NSObject` calls for an object of the class.
  static func overriderOfIsEqual(for type: TypeID, in model: ProjectModel) -> TypeID? {
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

  /// `lhs === rhs` of a class that is observable: equal objects are the same one, and views are told by its
  /// properties.
  private func comparesIdentity(_ type: TypeID) -> Bool {
    guard model.types[type] != nil, model.index[type].kind == .class,
      let (left, right, text) = equality(of: type)
    else { return false }
    let values = [(left, right), (right, left)].flatMap { left, right in
      ["\(left)===\(right)", "ObjectIdentifier(\(left))==ObjectIdentifier(\(right))"]
    }
    return values.contains(text)
  }

  /// `lhs.name == rhs.name && lhs.code == rhs.code` of a structure with only these properties: equivalent to
  /// the synthesized `==`.
  private func comparesAll(_ type: TypeID) -> Bool {
    guard model.index[type].kind == .struct, let (left, right, text) = equality(of: type) else {
      return false
    }
    let stored = model.index[type].variables.filter { $0.isStored && !$0.isStatic }.map(\.name)
    let compared = text.split(separator: "&&").map { comparison in
      stored.first { comparison == "\(left).\($0)==\(right).\($0)" }
    }
    return !stored.isEmpty && Set(compared) == Set(stored)
  }

  /// The names of the parameters, and the only expression without its blanks, where a type itself has one `==`.
  private func equality(of type: TypeID) -> (left: String, right: String, text: String)? {
    let functions = model.index.declarations(of: type).flatMap { declaration in
      model.index[declaration].functions.filter { $0.isStatic && $0.name == "==" }
        .map { (file: declaration.file, function: $0) }
    }
    guard functions.count == 1, let (file, function) = functions.first, let body = function.bodyRange,
      function.parameters.count == 2
    else { return nil }
    let text = model.text(body, in: file).filter { !$0.isWhitespace }.dropFirst().dropLast()
    let value = text.hasPrefix("return") ? text.dropFirst("return".count) : text
    return (function.parameters[0].name, function.parameters[1].name, String(value))
  }

  /// A class of the project that inherits from `NSObject`, also as a managed object, with variables that can change.
  private static func changesUnseenByIdentity(_ type: TypeID, _ model: ProjectModel) -> Bool {
    guard model.isPlainClass(type) else { return false }
    let classes = model.index.lineage(of: type)
    guard let first = classes.last.flatMap({ model.index[$0].inheritance?.entries.first }),
      ["NSObject", "NSManagedObject"].contains(first.type.dottedName?.last ?? "")
    else { return false }
    return classes.flatMap(model.index.declarations).contains { declaration in
      model.index[declaration].variables.contains { $0.isStored && !$0.isLet && !$0.isStatic }
    }
  }

  private func declaresEquality(in declaring: TypeID, for type: TypeID) -> Bool {
    model.index.declarations(of: declaring).contains { declaration in
      model.index[declaration].functions.contains {
        $0.isStatic && $0.bodyRange != nil && isEquality($0, for: type, in: LookupScope(inside: declaration))
      }
    }
  }

  private func isEquality(_ function: FunctionFact, for type: TypeID, in scope: LookupScope) -> Bool {
    function.name == "==" && function.parameters.count == 2
      && function.parameters.allSatisfy { parameter in
        switch parameter.type.map({ model.index.resolve($0, in: scope) }) {
        case .project(let id, _): id == type
        case .parameter, .ambiguous, .unknown: true
        default: false
        }
      }
  }

  // MARK: Whether it is called

  private func isEquatable(_ type: ResolvedType) -> Bool {
    switch type {
    case .optional(let wrapped), .array(let wrapped): return isEquatable(wrapped)
    case .dictionary(let key, let value): return isEquatable(key) && isEquatable(value)
    case .external(let names, let arguments):
      return !KnownTypes.showsNothing(names.last ?? "") && arguments.allSatisfy(isEquatable)
    case .project(let id, let arguments):
      if Self.overriderOfIsEqual(for: id, in: model) != nil || Self.changesUnseenByIdentity(id, model) {
        return true
      }
      let classes = model.index.lineage(of: id)
      return classes.contains { type in
        conformances(of: type).contains { meetsRequirements(of: $0, by: arguments, of: type) }
      }
    case .tuple, .function, .metatype, .existential: return false
    case .parameter, .ambiguous, .unknown: return true
    }
  }

  /// `extension Box: Equatable where T: Equatable`
  private func meetsRequirements(
    of declaration: TypeID, by arguments: [ResolvedType], of type: TypeID
  ) -> Bool {
    let names = model.index[type].genericParameters.map(\.name)
    guard names.count == arguments.count else { return true }
    return model.index[declaration].requirements.allSatisfy { requirement in
      guard let number = names.firstIndex(where: { requirement.subject == .name($0) }),
        ["Equatable", "Hashable", "Comparable"].contains(requirement.bound.dottedName?.last ?? "")
      else { return true }
      return isEquatable(arguments[number])
    }
  }

  /// The declarations of a type by which it is, or may be, `Equatable`.
  private func conformances(of type: TypeID) -> [TypeID] {
    let fact = model.index[type]
    if fact.kind == .enum, fact.enumCases.allSatisfy(\.payload.isEmpty) { return [type] }
    if fact.kind == .protocol { return [] }
    return model.index.declarations(of: type).filter { declaration in
      let scope = LookupScope(file: declaration.file, enclosingType: model.index[declaration].parent)
      return (model.index[declaration].inheritance?.entries ?? []).contains {
        refinesEquatable(model.index.resolveBound($0.type, in: scope))
      }
    }
  }

  private func refinesEquatable(_ bound: ResolvedType) -> Bool {
    switch bound {
    case .external(let names, _):
      let name = names.last ?? ""
      return !Self.otherProtocols.contains(name) && !name.hasPrefix("ExpressibleBy")
        && !KnownTypes.isPlainAppleClass(name)
    case .project(let id, _):
      guard model.index[id].kind == .protocol else { return false }
      return ([id] + model.index.allRefinedProtocols(of: id)).contains { refined in
        let scope = LookupScope(file: refined.file, enclosingType: model.index[refined].parent)
        return (model.index[refined].inheritance?.entries ?? []).flatMap(\.type.boundParts).contains {
          if case .external(let names, _) = model.index.resolveBound($0, in: scope) {
            return refinesEquatable(.external(names, arguments: []))
          }
          return false
        }
      }
    case .existential(let parts): return parts.contains(where: refinesEquatable)
    default: return true
    }
  }

  /// Protocols of Swift and of Apple's frameworks that do not refine `Equatable`.
  private static let otherProtocols: Set<String> = [
    "AnyObject", "ObservableObject", "Observable", "Identifiable", "Codable", "Encodable", "Decodable",
    "CodingKey", "Sendable", "Copyable", "Error", "LocalizedError", "CustomNSError", "CaseIterable",
    "RawRepresentable", "CustomStringConvertible", "CustomDebugStringConvertible", "CustomReflectable",
    "LosslessStringConvertible", "Sequence", "IteratorProtocol", "Collection", "BidirectionalCollection",
    "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "Transferable", "View",
    "DynamicProperty", "PersistentModel",
  ]
}
