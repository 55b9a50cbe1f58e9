import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Whose `==` that somebody wrote, `isEqual(_:)`, or the one that the standard library has for raw values, says whether two values of a type are equal: its own, or one that
/// the compiler's `==` of the type calls for a part of it. One that compares all that is read of the values does not
/// count.
///
/// ```swift
/// struct Item: Equatable { static func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id } }
/// struct Config: Equatable { var items: [Item] }
/// ```
struct HandWrittenEquality {
  /// A type whose values another module compares, so that equal ones may look different.
  struct ComparedType: Hashable {
    enum Kind {
      /// A class whose objects are compared by their identity, and whose changes are not tracked.
      case object
      /// The same, of Core Data, whose classes no macro makes observable.
      case managedObject
      /// Of another module: `Measurement` is equal to one in another unit, `PHAsset` to one that was fetched before.
      case foreign
    }

    let name: String
    let kind: Kind
  }

  /// The types that declare such a `==`, in the order of comparison.
  private(set) var types: [TypeID] = []
  /// Those that nobody in the sources compares.
  private(set) var others: [ComparedType] = []
  private let model: ProjectModel
  private let conformances: EquatableConformances
  private let uncompared: UncomparedParts
  private var seen: Set<ResolvedType> = []

  /// None for a type that is not `Equatable`, as no values of it are compared.
  ///
  /// - Parameter compared: the type, or those that are parts of it.
  init(of compared: [ResolvedType], in model: ProjectModel, _ uncompared: UncomparedParts? = nil) {
    self.model = model
    self.uncompared = uncompared ?? UncomparedParts(in: model)
    conformances = EquatableConformances(model: model)
    for type in compared where conformances.isEquatable(type) != false { add(type, isPart: false) }
  }

  /// Whether a new value may be compared with the old one: where a type is not `Equatable`, only an object is.
  static func mayCompare(_ type: ResolvedType, in model: ProjectModel) -> Bool {
    switch type {
    case .optional, .array, .dictionary, .tuple:
      EquatableConformances(model: model).isEquatable(type) != false
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

  /// - Parameter isPart: whether it is part of a value that is compared.
  private mutating func add(_ type: ResolvedType, isPart: Bool = true) {
    switch type {
    case .optional(let wrapped): add(wrapped, isPart: isPart)
    case .array(let wrapped): add(wrapped)
    case .dictionary(let key, let value):
      add(key)
      add(value)
    case .external(let names, let arguments):
      if names.count == 1, arguments.isEmpty, model.managedNames.contains(names[0]) {
        others.append(ComparedType(name: names[0], kind: .managedObject))
      } else if names.count == 1, KnownTypes.comparesLoosely(names[0], isPart: isPart) {
        others.append(ComparedType(name: names[0], kind: .foreign))
      }
      for argument in arguments { add(argument) }
      if names == ["AnyHashable"] { addAll(within: []) }
    case .parameter(let name, let bounds, _)
    where bounds.contains(.external(["NSManagedObject"], arguments: [])):
      others.append(ComparedType(name: name, kind: .managedObject))
    case .project(let id, let arguments):
      guard seen.count < Self.limit, seen.insert(type).inserted else { return }
      let owner = ownerOfEquality(of: id)
      if let owner, comparesIdentity(owner) { return }
      if let owner, uncompared.mayBeRead(of: owner) {
        if !types.contains(owner) { types.append(owner) }
      } else if conformances.hasIdentityOfNSObject(id) {
        others.append(
          ComparedType(
            name: model.name(of: id), kind: model.index.isManagedObject(id) ? .managedObject : .object))
      } else if model.index[id].kind != .class {
        for part in storedTypes(of: id, comparedBy: owner) {
          add(arguments.isEmpty ? part : model.index.substitute(arguments, of: id, in: part))
        }
      }
    case .parameter(_, let bounds, _) where bounds.contains { conformances.refinesEquatable($0) == true }:
      addAll(within: bounds)
    default: break
    }
  }

  /// The types of the project that may stand for a type parameter.
  private mutating func addAll(within bounds: [ResolvedType]) {
    let required = Set(bounds.flatMap(\.declarations))
    for type in model.index.nominalTypes where model.index[type].kind != .protocol {
      guard let owner = ownerOfEquality(of: type), !types.contains(owner), !comparesIdentity(owner),
        required.isSubset(of: model.index.lineage(of: type).flatMap(model.index.allRefinedProtocols)),
        uncompared.mayBeRead(of: owner)
      else { continue }
      types.append(owner)
    }
  }

  /// Types that are generic over themselves in ever other ways have no end.
  private static let limit = 200

  /// The types that `==` compares: of stored properties, by their wrappers, and of associated values.
  ///
  /// - Parameter owner: nil where the compiler writes it.
  private func storedTypes(of type: TypeID, comparedBy owner: TypeID?) -> [ResolvedType] {
    let scope = LookupScope(inside: type)
    let fact = model.index[type]
    let compared = owner.map { uncompared.parts(comparedBy: $0).members }
    return fact.variables.filter {
      $0.isStored && !$0.isStatic && compared?.contains($0.name) != false
    }.map { variable in
      let value = model.index.typeOfVariable(variable, in: scope)
      return wrapper(of: variable, around: value, in: scope) ?? value
    } + fact.enumCases.flatMap(\.payload).map { model.index.resolve($0, in: scope) }
  }

  private func wrapper(
    of variable: VariableFact, around value: ResolvedType, in scope: LookupScope
  ) -> ResolvedType? {
    let declared = variable.attributes.flatMap { model.index.resolve($0.type, in: scope).declarations }
    guard let wrapper = declared.first(where: model.index.isPropertyWrapper) else { return nil }
    return .project(wrapper, arguments: model.index[wrapper].genericParameters.count == 1 ? [value] : [])
  }

  // MARK: Origin of `==`

  /// The type, its superclass or its protocol that has a `==` for the type; nil where the compiler writes it.
  private func ownerOfEquality(of type: TypeID) -> TypeID? {
    if let owner = conformances.overriderOfIsEqual(for: type) { return owner }
    // What a subclass declares is called by nobody who knows no more than that it is `Equatable`.
    let classes = model.index.lineage(of: type)
    guard let equatable = classes.last(where: { !conformances.declarations(of: $0).isEmpty }) else {
      return nil
    }
    if declaresEquality(in: equatable, for: equatable) { return equatable }
    let isGlobal = model.index.functions(named: "==").contains { file, function in
      isEquality(function, for: equatable, in: LookupScope(file: file, enclosingType: nil))
    }
    if isGlobal { return equatable }
    return model.index.allRefinedProtocols(of: equatable).first {
      declaresEquality(in: $0, for: equatable)
    } ?? (conformances.comparesStandIns(equatable) ? equatable : nil)
  }

  /// `lhs === rhs` of a class that is observable, also by what each of its objects has alone: equal objects are the same one,
  /// and views are told by its properties.
  private func comparesIdentity(_ type: TypeID) -> Bool {
    guard model.types[type] != nil, model.index[type].kind == .class,
      let (left, right, text) = equality(of: type)
    else { return false }
    return [(left, right), (right, left)].contains { left, right in
      if text == "\(left)===\(right)" || text == "ObjectIdentifier(\(left))==ObjectIdentifier(\(right))" {
        return true
      }
      let sides = text.split(separator: "==")
      guard sides.count == 2, sides[0].hasPrefix(left + "."), sides[1].hasPrefix(right + ".") else {
        return false
      }
      let name = sides[0].dropFirst(left.count + 1)
      return name == sides[1].dropFirst(right.count + 1) && model.isOfOneObjectAlone(String(name), of: type)
    }
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

  private func declaresEquality(in declaring: TypeID, for type: TypeID) -> Bool {
    model.index.declarations(of: declaring).contains { declaration in
      if declaring == type, isOfSomeAlone(declaration, of: type) { return false }
      return model.index[declaration].functions.contains {
        $0.isStatic && $0.bodyRange != nil && isEquality($0, for: type, in: LookupScope(inside: declaration))
      }
    }
  }

  /// Members of a constrained extension are no witnesses of a conformance of all values: with
  /// `extension Field where Value == String { static func == … }`, comparing fields asks for the synthesized `==`.
  private func isOfSomeAlone(_ declaration: TypeID, of type: TypeID) -> Bool {
    let fact = model.index[declaration]
    guard fact.kind == .extension, fact.isConstrained else { return false }
    return model.index.declarations(of: type).contains { other in
      let isForAll = model.index[other].kind != .extension || !model.index[other].isConstrained
      return isForAll
        && (model.index[other].inheritance?.entries ?? []).flatMap(\.type.boundParts).contains {
          $0.dottedName?.last.map(KnownTypes.refinesEquatable) == true
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
}
