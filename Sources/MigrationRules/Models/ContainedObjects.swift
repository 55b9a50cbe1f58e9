import MigrationPlanning
import SwiftModel

/// Whether the values of variables contain objects.
extension ProjectModel {
  /// Whether a type is certainly a value type, whatever its values contain.
  func isValue(_ type: ResolvedType) -> Bool {
    switch type.unwrapped {
    case .project(let type, _): [.struct, .enum].contains(index[type].kind)
    case .array, .dictionary, .tuple: true
    case .external(let name, _): KnownTypes.isStandardValue(name.last ?? "")
    default: false
    }
  }

  /// Whether the type of a variable certainly contains values only: no object in it can change on its own.
  func holdsOnlyValues(_ id: VariableID) -> Bool { observables(in: id)?.isEmpty == true }

  /// The observable types that the type of a variable contains. Nil if it may contain objects whose changes are not
  /// announced.
  func observables(in id: VariableID) -> [TypeID]? {
    if index[id].type == nil, index[id].initializer?.isOfLiterals == true { return [] }
    var seen: Set<TypeID> = []
    let type = typeOfValue(of: id)
    if !type.isKnown { return index[id].initializer.isLiteral ? [] : nil }
    return isMadeOfValues(type, seen: &seen) ? seen.filter { types[$0] != nil }.sorted() : nil
  }

  /// Whether a type is a class of the project that its own declaration does not make observable.
  func isPlainClass(_ type: TypeID) -> Bool {
    index[type].kind == .class && types[type] == nil && !index[type].hasObservationMacro
  }

  /// The class of a variable that a macro in the sources tracks already; nil for any other, and for one of a class that is still
  /// used as an observable object.
  func classTracking(_ id: VariableID) -> TypeID? {
    let variable = index[id]
    guard let owner = index.owner(of: id), types[owner] == nil, index[owner].hasObservationMacro,
      variable.isStored,
      !variable.isLet, !variable.isStatic, !variable.isLazy,
      !variable.attributes.contains(where: {
        ["ObservationIgnored", "Transient"].contains($0.name.last ?? "")
      })
    else { return nil }
    return owner
  }

  /// Whether an object of a type may change without an announcement of its own: the type and all that it inherits from are
  /// of the project, or known to be plain.
  func changesUnseen(_ type: TypeID) -> Bool {
    isPlainClass(type)
      && (index[type].inheritance?.entries ?? []).allSatisfy { entry in
        // A type of another module may announce its changes.
        let name = entry.type.dottedName?.last ?? ""
        return name == "NSObject" || KnownTypes.isPlainProtocol(name) || isPlain(entry.type, of: type)
      }
  }

  /// A protocol of the project that does not refine `ObservableObject`, or a superclass that announces nothing, either.
  private func isPlain(_ written: TypeExpression, of type: TypeID) -> Bool {
    let scope = LookupScope(file: type.file, enclosingType: index[type].parent)
    guard case .project(let id, _) = index.resolve(written, in: scope), id != type else { return false }
    return index[id].kind == .protocol ? types[id] == nil : changesUnseen(id)
  }

  private func typeOfValue(of id: VariableID) -> ResolvedType {
    index.typeOfVariable(index[id], in: LookupScope(inside: id.declaration)).unwrapped
  }

  private func isMadeOfValues(_ type: ResolvedType, seen: inout Set<TypeID>) -> Bool {
    switch type {
    case .optional(let inner), .array(let inner): return isMadeOfValues(inner, seen: &seen)
    case .dictionary(let key, let value):
      return isMadeOfValues(key, seen: &seen) && isMadeOfValues(value, seen: &seen)
    case .tuple(let parts, _):
      for part in parts where !isMadeOfValues(part, seen: &seen) { return false }
      return true
    case .external(let name, let arguments):
      let last = name.last ?? ""
      if KnownTypes.showsNothing(last) { return true }
      guard KnownTypes.isStandardValue(last) || KnownTypes.staysTheSame(last) else { return false }
      for argument in arguments where !isMadeOfValues(argument, seen: &seen) { return false }
      return true
    case .project(let id, let arguments):
      if types[id] != nil {
        seen.insert(id)
        return true
      }
      guard [.struct, .enum].contains(index[id].kind), arguments.isEmpty else { return false }
      if !seen.insert(id).inserted { return true }
      let scope = LookupScope(inside: id)
      let parts =
        index[id].variables.filter {
          $0.isStored && !$0.isStatic && !($0.type == nil && $0.initializer.isLiteral)
        }.map { index.typeOfVariable($0, in: scope) }
        + index[id].enumCases.flatMap(\.payload).map { index.resolve($0, in: scope) }
      for part in parts where !isMadeOfValues(part, seen: &seen) { return false }
      return true
    case .function, .metatype: return true
    default: return false
    }
  }
}

extension ExpressionFact? {
  /// A literal of a standard library value: `var names = ["a"]`, `var isOn = false`.
  var isLiteral: Bool {
    switch self {
    case .literal, .interpolation, .arrayLiteral, .dictionaryLiteral: true
    default: false
    }
  }
}
