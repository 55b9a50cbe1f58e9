package import SwiftModel

extension CallGraph {
  /// A stored variable is set by an initializer of its own type, which calls no observers; those of a variable that has a
  /// setter, by its wrapper or by `@Observable`, only where it gets its first value.
  func runsNoObservers(_ effect: Effect, in file: Int, of id: VariableID) -> Bool {
    guard index[id].observers != nil, effect.isOwn, effect.closures.isEmpty, let type = effect.enclosingType
    else { return false }
    let declaration = TypeID(file: file, index: type)
    let initializer = index[declaration].functions.first {
      $0.kind == .initializer && !$0.isConvenience && !$0.delegates
        && $0.bodyRange?.contains(effect.offset) == true
    }
    guard let initializer,
      !Set(index.owners(of: declaration)).isDisjoint(with: index.owners(of: id.declaration))
    else { return false }
    if !index.isSetByAccessor(id) { return true }
    let isOptional = index[id].type.map { $0 != $0.withoutOptional } ?? false
    if index[id].initializerValueRange != nil || isOptional { return false }
    return givesFirstValue(effect, in: file, by: initializer)
  }

  /// Nothing before it in the initializer assigns the variable, but in alternatives to the code that it stands in:
  /// `if let saved { notes = saved } else { notes = [] }`.
  package func givesFirstValue(_ effect: Effect, in file: Int, by initializer: FunctionFact) -> Bool {
    guard let body = initializer.bodyRange,
      let first = initializer.accesses.first(where: { $0.name == effect.name }),
      first.nameOffset < effect.offset
    else { return true }
    guard effect.kind == .assignment, !initializer.hasLoops else { return false }
    return references.effects(on: effect.name, in: [CodeRegion(file: file, range: body)])
      .prefix { $0.use.offset < effect.offset }.filter(\.use.isOwn)
      .allSatisfy { earlier in
        earlier.use.branches.contains { branch in effect.branches.contains(where: branch.excludes) }
      }
  }
}

extension ProjectIndex {
  fileprivate func isSetByAccessor(_ id: VariableID) -> Bool {
    let names = self[id].attributes.map(\.name.last)
    if names.contains("ObservationIgnored") { return false }
    return !names.isEmpty
      || owners(of: id.declaration).flatMap(declarations).contains { declaration in
        self[declaration].attributes.contains { $0.name.last == "Observable" }
      }
  }
}
