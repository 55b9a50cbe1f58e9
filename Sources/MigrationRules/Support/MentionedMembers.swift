import MigrationPlanning
import SwiftModel

/// What the mention of a name may mean: a variable or function of the project.
enum MentionedMember {
  case variable(VariableID)
  case function(FunctionFact, of: TypeID)
  case globalVariable(VariableFact, file: Int)
  case globalFunction(FunctionFact, file: Int)
}

extension ProjectModel {
  /// All that a mention may mean: what the type has that it is a member of, of the types around it where nothing stands
  /// before it, or what is global.
  func members(meantBy use: Effect, in file: Int) -> [MentionedMember] {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    guard let base = use.base else {
      let own = members(named: use.name, visibleFrom: scope)
      return own.isEmpty ? globals(named: use.name) : own
    }
    if case .implicitMember = base { return addedMembers(named: use.name, to: nil) }
    return members(named: use.name, of: index.type(of: base, in: scope).unwrapped)
  }

  private func members(named name: String, visibleFrom scope: LookupScope) -> [MentionedMember] {
    var enclosing = scope.enclosingType.map { TypeID(file: scope.file, index: $0) }
    while let declaration = enclosing {
      let owners = index.owners(of: declaration)
      let found =
        owners.isEmpty
        ? addedMembers(named: name, to: index[declaration].name.last)
        : owners.flatMap { members(named: name, ofType: $0) }
      if !found.isEmpty { return found }
      enclosing = index[declaration].parent.map { TypeID(file: scope.file, index: $0) }
    }
    return []
  }

  func globals(named name: String) -> [MentionedMember] {
    index.functions(named: name).map { .globalFunction($0.function, file: $0.file) }
      + index.globalVariables(named: name).map { .globalVariable($0.variable, file: $0.file) }
  }

  /// Of a type, with what extensions add to it.
  func members(named name: String, of type: ResolvedType) -> [MentionedMember] {
    switch type {
    case .metatype(let instance): return members(named: name, of: instance.unwrapped)
    case .project, .parameter, .existential, .ambiguous:
      return type.declarations.flatMap { members(named: name, ofType: $0) }
    case .external(let names, _): return addedMembers(named: name, to: names.last)
    default: return addedMembers(named: name, to: nil)
    }
  }

  func members(named name: String, ofType type: TypeID) -> [MentionedMember] {
    let lineage = index.lineage(of: type)
    let declarations = (lineage + lineage.flatMap(index.allRefinedProtocols)).flatMap(index.declarations)
    let own = members(named: name, in: declarations)
    return own.isEmpty
      ? index.foreignAncestors(of: type).flatMap { members(named: name, inExtensionsOf: $0) } : own
  }

  /// Of what extensions add to a type of another module, or to others that it may inherit from, which the sources do not
  /// tell.
  private func addedMembers(named name: String, to type: String?) -> [MentionedMember] {
    let exact = type.map { members(named: name, inExtensionsOf: $0) } ?? []
    if !exact.isEmpty { return exact }
    return index.others(extendedWith: name).flatMap { members(named: name, inExtensionsOf: $0) }
  }

  private func members(named name: String, inExtensionsOf type: String) -> [MentionedMember] {
    members(named: name, in: index.extensions(ofOther: type, declaring: name))
  }

  private func members(named name: String, in declarations: [TypeID]) -> [MentionedMember] {
    declarations.flatMap { declaration -> [MentionedMember] in
      let type = index[declaration]
      let variables = type.variables.indices.filter { type.variables[$0].name == name }
        .map { MentionedMember.variable(VariableID(declaration: declaration, index: $0)) }
      let functions = type.functions.filter { $0.kind == .function && $0.name == name }
        .map { MentionedMember.function($0, of: declaration) }
      return variables + functions
    }
  }
}
