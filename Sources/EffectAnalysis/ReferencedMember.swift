import SourceText
package import SwiftModel

/// A variable or function of the project that a name may refer to.
package enum ReferencedMember {
  case variable(VariableID)
  case function(FunctionFact, of: TypeID)
  case globalVariable(VariableFact, file: Int)
  case globalFunction(FunctionFact, file: Int)
}

extension ProjectIndex {
  /// All that the name of an effect may refer to: members of the type of its base, or where it has none, of the types
  /// around it, or what is global.
  func members(referredToBy use: Effect, in file: Int) -> [ReferencedMember] {
    if use.base == nil, use.name == "self" {
      return functions(
        calledOn: selfType(in: LookupScope(file: file, enclosingType: use.enclosingType)), by: use)
    }
    let members = members(ofNameOf: use, in: file)
    if use.isCompoundName { return members.filter(\.isFunction) }
    // A function that is not called has no members: `controller.tableView.reloadData()` beside `func tableView(_ view: …)`.
    // Nor can it be assigned: `self.search = search` beside `func search(for text: String)`.
    guard use.isCalled else {
      let isValue =
        use.path.firstMember != nil || use.kind.mayWrite || isVariable(use, in: file, among: members)
      return isValue ? members.filter { !$0.isFunction } : members
    }
    let isLabeled = use.labels?.contains { $0 != nil } == true
    let areFunctions = members.contains(where: \.isFunction)
    return members.filter { member in
      member.isFunction
        || mayBeCalled(member) && mayTakeArguments(member, of: use) && !(areFunctions && isLabeled)
    }
  }

  /// Whether a name that is not called is that of a variable: beside functions of the same name it is, unless a function is
  /// asked for there. `Chart(points: points)` beside `func points(in range: Range<Int>) -> [Point]`.
  private func isVariable(_ use: Effect, in file: Int, among members: [ReferencedMember]) -> Bool {
    guard members.contains(where: \.isFunction), !members.allSatisfy(\.isFunction) else { return false }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    switch use.destination {
    case .argument(of: let callee):
      return parameters(of: callee, in: scope)?.contains(where: mayBeFunction) == false
    case .variable(let place):
      return switch type(of: place, in: scope).unwrapped {
      case .function, .unknown: false
      default: true
      }
    case .result, .resultOfClosure, nil: return true
    }
  }

  /// Not where the value of a variable takes other arguments: `.onChange(of: weight) { … }` of a view with
  /// `let onChange: (Int) -> Void` is a modifier. A value that is a function takes no labels.
  private func mayTakeArguments(_ member: ReferencedMember, of call: Effect) -> Bool {
    guard case .variable(let id) = member,
      case .function(let parameters, _)? = self[id].type?.withoutOptional
    else { return true }
    let given = call.labels ?? []
    return given.allSatisfy { $0 == nil }
      && given.count + (call.hasTrailingClosure ? 1 : 0) <= parameters.count
  }

  /// Not where the value of a variable is certainly no function: `isActive = isActive(id)` beside
  /// `func isActive(_ id: String) -> Bool`.
  private func mayBeCalled(_ member: ReferencedMember) -> Bool {
    let (variable, scope): (VariableFact, LookupScope)
    switch member {
    case .variable(let id): (variable, scope) = (self[id], LookupScope(inside: id.declaration))
    case .globalVariable(let global, let file):
      (variable, scope) = (global, LookupScope(file: file, enclosingType: nil))
    case .function, .globalFunction: return true
    }
    if variable.type == nil, variable.initializer?.isLiteral == true { return false }
    return switch typeOfVariable(variable, in: scope).unwrapped {
    case .function, .parameter, .unknown, .ambiguous, .existential: true
    case .project(let type, _): !members(named: "callAsFunction", ofType: type).isEmpty
    case .external(let names, _): names.last.map(Self.isPlainValue) != true
    default: false
    }
  }

  private func members(ofNameOf use: Effect, in file: Int) -> [ReferencedMember] {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    let name = use.nameOfVariable
    guard let base = use.base else {
      let own = members(named: name, visibleFrom: scope)
      return own.isEmpty ? globals(named: name) : own
    }
    if case .implicitMember = base {
      let context = contextualType(of: use, in: scope)
      // Of values, an implicit member has none.
      let found =
        context.declarations.isEmpty
        ? addedMembers(named: name, to: .unknown) : members(named: name, of: context)
      return found.filter { isStatic($0) == true }
    }
    let given = self.type(of: base, in: scope)
    let type = given.unwrapped
    // What an extension adds to optional values; in a chain, it may be one of what is in the value, or of all in parentheses.
    let isOptional = given != type
    if isOptional || base.isMemberOfOptionalChain,
      case let added = members(named: name, inExtensionsOf: "Optional", of: .optional(type)),
      !added.isEmpty
    {
      return isOptional ? added : added + members(named: name, of: type)
    }
    let coordinators = base.isCoordinator && type.declarations.isEmpty ? self.coordinators(in: scope) : []
    return coordinators.isEmpty
      ? members(named: name, of: type).filter {
        mayBe($0, memberOf: base, of: type) && !(base.isOptionalChain && isAddedToOptional($0))
          && !(isAddedToClassOfKit($0) && isView(base, in: scope))
      }
      : coordinators.flatMap { members(named: name, ofType: $0) }
  }

  private func isAddedToOptional(_ member: ReferencedMember) -> Bool {
    member.declaration.map { self[$0].name == ["Optional"] } == true
  }

  /// An extension of a class of UIKit or AppKit has it, whose instances no view of SwiftUI is: `bold()` of
  /// `Text(name).padding().bold()` beside `extension UILabel { func bold() { … } }`.
  private func isAddedToClassOfKit(_ member: ReferencedMember) -> Bool {
    guard let declaration = member.declaration, owners(of: declaration).isEmpty,
      let name = self[declaration].name.last
    else { return false }
    return name.hasPrefix("UI") || name.hasPrefix("NS") && name != "NSObject"
  }

  /// No value has static members, and no type the variables of its values.
  private func mayBe(_ member: ReferencedMember, memberOf base: ExpressionFact, of type: ResolvedType) -> Bool
  {
    guard let isStatic = isStatic(member) else { return true }
    switch type {
    case .metatype: return isStatic || member.isFunction
    case .unknown: return !isStatic || base.mayBeType
    default: return !isStatic
    }
  }

  /// Nil for what is no member.
  private func isStatic(_ member: ReferencedMember) -> Bool? {
    switch member {
    case .variable(let id): self[id].isStatic
    case .function(let function, _): function.isStatic
    case .globalVariable, .globalFunction: nil
    }
  }

  /// The types that may be the coordinator of the representable around, as its functions say.
  private func coordinators(in scope: LookupScope) -> [TypeID] {
    let owners = scope.enclosingType.map { self.owners(of: TypeID(file: scope.file, index: $0)) } ?? []
    return owners.flatMap(declarations).flatMap { declaration in
      self[declaration].functions.filter { $0.name == "makeCoordinator" }.compactMap(\.result)
        .flatMap { resolve($0, in: LookupScope(inside: declaration)).declarations }
    }
  }

  private func members(named name: String, visibleFrom scope: LookupScope) -> [ReferencedMember] {
    var enclosing = scope.enclosingType.map { TypeID(file: scope.file, index: $0) }
    while let declaration = enclosing {
      let owners = owners(of: declaration)
      let found =
        owners.isEmpty
        ? addedMembers(
          named: name, to: selfType(in: LookupScope(inside: declaration)))
        : owners.flatMap { members(named: name, ofType: $0) }
      if !found.isEmpty { return found }
      enclosing = self[declaration].parent.map { TypeID(file: scope.file, index: $0) }
    }
    return []
  }

  /// The subscripts that `self[key]` may mean, or what `self()` does.
  private func functions(calledOn type: ResolvedType, by use: Effect) -> [ReferencedMember] {
    if use.isCalled { return members(named: "callAsFunction", of: type) }
    guard use.path.components.first == .element else { return [] }
    return type.declarations.flatMap(declarationsOfMembers).uniqued().flatMap { declaration in
      self[declaration].functions.filter { $0.kind == .subscript }.map { .function($0, of: declaration) }
    }
  }

  package func globals(named name: String) -> [ReferencedMember] {
    functions(named: name).map { .globalFunction($0.function, file: $0.file) }
      + globalVariables(named: name).map { .globalVariable($0.variable, file: $0.file) }
  }

  /// Of a type, with what extensions add to it.
  package func members(named name: String, of type: ResolvedType) -> [ReferencedMember] {
    switch type {
    case .metatype(.external(let names, _)) where LibraryEffects.isSharedInstance(name):
      // Of what it has itself, as `UIPasteboard.general`.
      return members(named: name, inExtensionsOf: names.last ?? "")
    case .metatype(let instance): return members(named: name, of: instance.unwrapped)
    case .project, .parameter, .existential, .ambiguous:
      return type.declarations.flatMap { members(named: name, ofType: $0) }
    default: return addedMembers(named: name, to: type)
    }
  }

  package func members(named name: String, ofType type: TypeID) -> [ReferencedMember] {
    let own = declaresMember(named: name) ? inheritedMembers(named: name, of: type).withoutOverridden : []
    return own.isEmpty
      ? foreignAncestors(of: type).flatMap { members(named: name, inExtensionsOf: $0) } : own
  }

  private func inheritedMembers(named name: String, of type: TypeID) -> [ReferencedMember] {
    let found = members(named: name, in: declarationsOfMembers(of: type))
    return self[type].kind == .protocol ? found : found.filter { !isFulfilled($0, by: found) }
  }

  /// The declarations and extensions that a type has members of: its own, and those of its superclasses and of the protocols
  /// that these conform to.
  func declarationsOfMembers(of type: TypeID) -> [TypeID] {
    let lineage = lineage(of: type)
    return (lineage + lineage.flatMap { allRefinedProtocols(of: $0) }).flatMap { declarations(of: $0) }
  }

  /// A protocol asks for a member that the type has: what other types have for it is none of this one's.
  private func isFulfilled(_ member: ReferencedMember, by members: [ReferencedMember]) -> Bool {
    guard isRequirement(member) else { return false }
    return members.contains { other in
      guard !isRequirement(other) else { return false }
      return switch (member, other) {
      case (.variable(let required), .variable(let own)): self[required].isStatic == self[own].isStatic
      case (.function(let required, _), .function(let own, _)): own.mayReplace(required)
      default: false
      }
    }
  }

  /// A protocol itself has the member, and not an extension of it.
  package func isRequirement(_ member: ReferencedMember) -> Bool {
    member.declaration.map { self[$0].kind } == .protocol
  }

  /// Of a type itself, not of what it inherits from.
  package func ownMembers(named name: String, of type: TypeID) -> [ReferencedMember] {
    members(named: name, in: declarations(of: type))
  }

  /// Of what extensions add to a type of another module, or to others that it may inherit from, which the sources do not
  /// tell.
  private func addedMembers(named name: String, to type: ResolvedType) -> [ReferencedMember] {
    let extended = type.nameInExtensions
    let exact = extended.map { members(named: name, inExtensionsOf: $0, of: type) } ?? []
    if !exact.isEmpty { return exact }
    return others(extendedWith: name).filter { extended == nil || !Self.isInheritedByNone($0) }.flatMap {
      members(named: name, inExtensionsOf: $0, of: type)
    }
  }

  /// - Parameter type: what the members are of; those of extensions for other elements are left out.
  private func members(
    named name: String, inExtensionsOf extended: String, of type: ResolvedType = .unknown
  ) -> [ReferencedMember] {
    members(
      named: name,
      in: extensions(ofOther: extended, declaring: name).filter { mayBeExtended(type, by: $0) })
  }

  private func members(named name: String, in declarations: [TypeID]) -> [ReferencedMember] {
    declarations.flatMap { declaration -> [ReferencedMember] in
      variables(named: name, in: declaration).map(ReferencedMember.variable)
        + methods(named: name, in: declaration).map { ReferencedMember.function($0, of: declaration) }
    }
  }
}

extension [ReferencedMember] {
  /// Without the methods that a member before them overrides.
  fileprivate var withoutOverridden: [ReferencedMember] {
    enumerated().filter { number, member in !self[..<number].contains { $0.overrides(member) } }.map(
      \.element)
  }
}

extension ResolvedType {
  /// As extensions name the type; nil for what they do not extend, or where it is not known.
  fileprivate var nameInExtensions: String? {
    switch self {
    // What another module gives has a type that is not known: `Locale.current.identifier`.
    case .external(let names, _): names.last?.first?.isLowercase == true ? nil : names.last
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .optional: "Optional"
    default: nil
    }
  }
}

extension ReferencedMember {
  /// That it is a member of; nil for what is global.
  package var declaration: TypeID? {
    switch self {
    case .variable(let id): id.declaration
    case .function(_, let declaration): declaration
    case .globalVariable, .globalFunction: nil
    }
  }
}

extension ExpressionFact {
  /// `name?`: what follows is a member of what is in the optional value.
  fileprivate var isOptionalChain: Bool { if case .optionalChain = self { true } else { false } }

  /// `account?.name`
  fileprivate var isMemberOfOptionalChain: Bool {
    if case .member(let base, _) = self {
      base.isOptionalChain || base.isMemberOfOptionalChain
    } else {
      false
    }
  }

  /// It may be a type rather than a value, by the case of its name: `Registry`, `type(of: item)`.
  fileprivate var mayBeType: Bool {
    switch self {
    case .name(let name), .member(_, let name): name.first?.isUppercase == true
    case .type: true
    case .call(let callee, _), .application(of: let callee, _): callee == .name("type")
    case .optionalChain(let base), .unwrapped(let base): base.mayBeType
    default: false
    }
  }
}

extension ReferencedMember {
  package var isFunction: Bool {
    switch self {
    case .function, .globalFunction: true
    case .variable, .globalVariable: false
    }
  }

  fileprivate func overrides(_ other: ReferencedMember) -> Bool {
    guard case (.function(let own, _), .function(let other, _)) = (self, other) else { return false }
    return own.modifiers.contains(named: "override")
      && own.parameters.map(\.label) == other.parameters.map(\.label)
      && own.parameters.map(\.type) == other.parameters.map(\.type)
  }
}

extension ReferencedMember {
  /// Nil for a function, and for a variable that is no member.
  package var variable: VariableID? {
    if case .variable(let id) = self { id } else { nil }
  }
}
