import EffectAnalysis
import SwiftModel

/// Members that always give the same: constants of values, and properties that are computed from these alone.
///
/// ```swift
/// let settings: any Settings      // every type that conforms has `let isWide = true`, or `var isWide: Bool { true }`
/// ```
struct ConstantMembers {
  private let model: ProjectModel

  init(in model: ProjectModel) { self.model = model }

  /// - Parameters:
  ///   - member: the name of a property.
  ///   - type: what it is a property of, or the type whose own it is.
  func contain(_ member: String, of type: ResolvedType) -> Bool {
    contain(member, of: type, visiting: [])
  }

  private func contain(_ member: String, of type: ResolvedType, visiting: Set<VariableID>) -> Bool {
    switch type {
    case .project(let id, _): contain(member, ofType: id, visiting: visiting)
    case .existential(let bounds), .parameter(_, let bounds, _):
      bounds.flatMap(\.declarations).contains { contain(member, ofType: $0, visiting: visiting) }
    default: LibraryEffects.isConstant(member)
    }
  }

  private func contain(_ member: String, ofType type: TypeID, visiting: Set<VariableID>) -> Bool {
    if model.index[type].enumCases.contains(where: { $0.name == member }) { return true }
    // What it is depends on the type of the value.
    if model.index[type].kind == .protocol {
      let conformers = model.index.conformers(of: type).filter { !model.isOfTests($0.file) }
      return !conformers.isEmpty
        && conformers.allSatisfy { contain(member, ofType: $0, visiting: visiting) }
    }
    let found = model.index.variables(named: member, of: type)
    let overriding = model.index.subclasses(of: type).flatMap {
      model.index.declarations(of: $0).flatMap { model.index.variables(named: member, in: $0) }
    }
    return !found.isEmpty && (found + overriding).allSatisfy { isConstant($0, of: type, visiting: visiting) }
  }

  private func isConstant(_ id: VariableID, of type: TypeID, visiting: Set<VariableID>) -> Bool {
    let variable = model.index[id]
    if variable.isLet { return model.holdsOnlyValues(id) }
    guard variable.isComputed, !visiting.contains(id) else { return false }
    let bodies = model.memberBodies(of: [id.declaration]).map(\.use).filter {
      $0.kind == .computedProperty && $0.name == variable.name && $0.isStatic == variable.isStatic
    }
    return !bodies.isEmpty
      && bodies.allSatisfy { gives(theSameBy: $0, of: type, visiting: visiting.union([id])) }
  }

  private func gives(theSameBy body: MemberBody, of type: TypeID, visiting: Set<VariableID>) -> Bool {
    !body.memberNames.contains(where: model.mayChangeOnItsOwn)
      && body.mentions.allSatisfy { mention in
        let own = model.index.variables(named: mention.name, of: type)
        if own.isEmpty { return isPure(mention, in: type) }
        return !(mention.isCalled && own.contains(where: model.calls.holdsFunction))
          && own.allSatisfy { isConstant($0, of: type, visiting: visiting) }
      }
  }

  /// Whether a name in the body of a member that is none of its type denotes a pure function or constant.
  func isPure(_ mention: MemberBody.Mention, in type: TypeID) -> Bool {
    if mention.name == "self" || mention.name == "super" { return false }
    guard mention.name.first?.isUppercase == true else {
      return mention.isCalled && LibraryEffects.isPure(mention.name)
    }
    let named = model.index.resolve(.name(mention.name), in: LookupScope(inside: type))
    if let member = mention.member, !mention.isCalled {
      // `words.map(String.init)`
      if member == "init", case .external(let names, _) = named {
        return KnownTypes.isBuiltInValue(names.last ?? "")
      }
      return contain(member, of: named)
    }
    if case .external = named { return mention.hasArguments || !mention.isCalled }
    return true
  }
}
