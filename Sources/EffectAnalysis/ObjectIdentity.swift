package import SwiftModel

/// Which code runs on behalf of an object that a modify access belongs to, and which expressions may refer to that object.
package struct ObjectIdentity {
  /// The `self` of code, as far as it matters for the object.
  package enum Owner: Hashable, Sendable {
    /// The object itself.
    case object
    /// What holds the object, where the access is made.
    case holder
    case other
  }

  private let index: ProjectIndex
  /// The name of the property.
  private let property: String
  /// How the holder refers to the object; nil for `self`.
  private let base: ExpressionFact?
  /// The types that the object may be of, or be held as.
  private let types: Set<TypeID>
  /// The property holds objects of such types itself, as the children of a node are nodes.
  private let holdsOwnKind: Bool

  /// - Parameters:
  ///   - property: of the object.
  ///   - base: the object, where the access is made; nil for `self`.
  ///   - parts: the types that the property holds values of.
  package init(
    of property: VariableID, base: ExpressionFact?, holding parts: [TypeID], in index: ProjectIndex
  ) {
    let family = index.lineage(of: property.declaration) + index.subclasses(of: property.declaration)
    let types = Set(family + family.flatMap(index.allRefinedProtocols))
    self.index = index
    self.property = index[property].name
    // `me` of `let me = self` is no other object.
    self.base = base?.isSelf == true ? nil : base?.withoutSelf
    self.types = types
    holdsOwnKind = parts.contains(where: types.contains)
  }

  /// The `self` of the code that makes the access.
  package var start: Owner { base == nil ? .object : .holder }

  package func isBase(_ expression: ExpressionFact?) -> Bool {
    expression?.isSelf == true ? base == nil : expression?.withoutSelf == base
  }

  /// Whether a variable is declared in a type that the object may be of.
  package func mayHave(_ variable: VariableID) -> Bool {
    index.owner(of: variable).map(types.contains) == true
  }

  /// The owner of the code or variable that an effect refers to.
  ///
  /// - Parameter owner: of what the effect names something of.
  package func owner(of receiver: Callee.Receiver, base owner: Owner) -> Owner {
    switch receiver {
    case .base: owner
    case .conformer(let type): types.contains(type) ? owner : .other
    case .captured(let declaration):
      index.owners(of: declaration).contains(where: types.contains) ? .object : .other
    case .value, .none: .other
    }
  }

  /// The owner of a member that some code names.
  ///
  /// - Parameters:
  ///   - owner: that of the code.
  ///   - isFirst: the code runs during the access itself, and was called by nothing.
  package func owner(
    ofWhat effect: Effect, namedBy owner: Owner, in file: Int, isFirst: Bool
  ) -> Owner {
    guard let base = effect.base, !base.isSelf else { return owner }
    // Of locals only the type is known.
    if owner == .holder, isBase(base), base.isHeld { return .object }
    let scope = LookupScope(file: file, enclosingType: effect.enclosingType)
    let declarations = index.type(of: base, in: scope).unwrapped.declarations
    guard declarations.contains(where: types.contains) else { return .other }
    return mayBeTheObject(base, of: owner, in: scope, isFirst: isFirst) ? .object : .other
  }

  /// Whether the object may be reached in another way: as a shared instance, through what others hold of it, as an element
  /// of a collection, or under another name. An element of the property itself is another object, and so is one that its own
  /// object holds.
  private func mayBeTheObject(
    _ base: ExpressionFact, of owner: Owner, in scope: LookupScope, isFirst: Bool
  ) -> Bool {
    switch base {
    case .selfReference: return owner == .object
    case .optionalChain(let inner), .unwrapped(let inner):
      return mayBeTheObject(inner, of: owner, in: scope, isFirst: isFirst)
    case .member(.selfReference, let name):
      return mayBeTheObject(.name(name), of: owner, in: scope, isFirst: isFirst)
    // What is passed may also be an element that is such an object.
    case .typed: return (isFirst || !isInsideOfSuch(scope)) && !holdsOwnKind
    case .element(let inner), .subscripted(let inner), .part(_, ofElementOf: let inner):
      return !isProperty(inner)
    case .call(.member(let inner, let name), _) where LibraryEffects.picksElements(name):
      return !isProperty(inner)
    case .call(.name(let name), _), .application(of: .name(let name), _),
      .call(.member(.selfReference, let name), _):
      return name.first?.isLowercase == true && !holdsOwnKind
    case .name(let name):
      guard let found = index.variables(named: name, visibleFrom: scope) else {
        return !index.globalVariables(named: name).isEmpty
      }
      return found.contains {
        index[$0].isStatic || index[$0].isComputed || owner == .other && refersBack($0)
      }
    case .member(let inner, let name) where LibraryEffects.givesElement(name): return !isProperty(inner)
    case .member(let inner, let name):
      var type = index.type(of: inner, in: scope).unwrapped
      if case .metatype(let instance) = type { type = instance }
      return type.declarations.flatMap { index.variables(named: name, of: $0) }.contains {
        index[$0].isStatic || refersBack($0)
      }
    default: return false
    }
  }

  private func isProperty(_ expression: ExpressionFact) -> Bool {
    switch expression {
    case .name(property), .member(_, property): true
    case .optionalChain(let inner), .unwrapped(let inner): isProperty(inner)
    default: false
    }
  }

  private func isInsideOfSuch(_ scope: LookupScope) -> Bool {
    scope.enclosingType.map {
      index.owners(of: TypeID(file: scope.file, index: $0)).contains(where: types.contains)
    } ?? false
  }

  /// `unowned let game: Game` of an element.
  private func refersBack(_ variable: VariableID) -> Bool {
    guard mayHave(variable) else { return true }
    let modifiers = index[variable].modifiers
    return modifiers.contains(named: "weak") || modifiers.contains(named: "unowned")
  }
}

extension ExpressionFact {
  /// `game` of `self.game`.
  fileprivate var withoutSelf: ExpressionFact {
    switch self {
    case .member(.selfReference, let name): .name(name)
    case .member(let base, let name): .member(base.withoutSelf, name)
    case .optionalChain(let base), .unwrapped(let base): base.withoutSelf
    default: self
    }
  }
}
