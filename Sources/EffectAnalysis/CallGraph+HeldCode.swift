import SourceText
package import SwiftModel

/// Closures, functions and key paths that variables hold, and that run, or are applied, where these are named.
extension CallGraph {
  /// The closures that a variable holds and that give a result; what they make may be shown. A view gets its closures anew
  /// from whoever makes it, unless it has them itself.
  package func closures(heldBy place: Place) -> [CodeRegion] {
    guard holdsFunctions(at: place), let variable = index.variable(at: place),
      variable.initializerValueRange != nil || !isOfView(place)
    else { return [] }
    let type = index.typeOfVariable(variable, in: index.scope(of: place))
    if case .function(let result) = type.unwrapped, result == .void { return [] }
    return storedClosures.closures(storedIn: place).callees.map(\.code)
  }

  /// The key paths that a variable has from the start, and that may be applied where it is named.
  package func keyPaths(heldBy place: Place) -> CodeRegion? {
    guard let variable = index.variable(at: place), variable.isMadeOfKeyPaths,
      let range = variable.initializerValueRange
    else { return nil }
    let region = CodeRegion(file: index.scope(of: place).file, range: range)
    let effects = references.effects(in: [region]) { _ in true }[region] ?? []
    let components = effects.filter(\.isKeyPathComponent).map(\.offset)
    return components.isEmpty ? nil : CodeRegion(file: region.file, range: range, mentions: components)
  }

  /// What the key paths that a variable has read where they are applied.
  func keyPathAccesses(by effect: Effect, of place: Place) -> [Access] {
    effect.kind.mayRead ? [keyPaths(heldBy: place)].compactMap { $0.map { Access($0, of: .none) } } : []
  }

  /// Code that variables hold, and that runs where they are called.
  struct HeldCode {
    let variables: [VariableID]
    let code: CodeRegion
  }

  /// The variables that hold a closure from the start, because it is assigned or added to them, because a value is made
  /// with it (`Client(load: { … })`), or because a function stores it (`client.onLoad { … }`).
  func holders(of closure: DeferredClosure, in scope: LookupScope) -> HeldCode? {
    let taking = closure.callee.map { variables(mayBeSetBy: $0, in: scope) } ?? []
    let initial =
      closure.callee == nil
      ? variables(of: index.selfType(in: scope).declarations).filter {
        index[$0].initializerValueRange == closure.range && $0.declaration.file == scope.file
      } : []
    let named = [closure.assignedName, closure.label].compactMap(\.self).flatMap(index.allVariables)
    return held(by: taking + initial + named) { $0.file == scope.file && $0.range == closure.range }
  }

  /// The same for a function that is handed on by its name: `client.onLoad(log)`, `client.load = log`.
  func holders(ofFunctionNamedBy located: Located<Effect>) -> HeldCode? {
    guard !located.use.isCalled else { return nil }
    let candidates: [VariableID]
    switch located.use.destination {
    case .argument(let callee):
      let added: ExpressionFact? = if case .member(let base, _) = callee { base } else { nil }
      candidates =
        (callee.lastName.map { variables(mayBeSetBy: $0, in: located.scope) } ?? [])
        + (added?.nameOfPlace.map(index.allVariables) ?? [])
    case .variable(let place): candidates = place.nameOfPlace.map(index.allVariables) ?? []
    default: return nil
    }
    return held(by: candidates) {
      $0.file == located.file && $0.mentions == [located.use.offset]
        && $0.range.contains(located.use.offset)
    }
  }

  private func held(by candidates: [VariableID], _ isCode: (CodeRegion) -> Bool) -> HeldCode? {
    let found = candidates.uniqued().filter { holdsFunctions(at: .variable($0)) }.compactMap { id in
      storedClosures.closures(storedIn: .variable(id)).callees.first { isCode($0.code) }.map { (id, $0.code) }
    }
    return found.first.map { HeldCode(variables: found.map(\.0), code: $0.1) }
  }

  /// Those of a type that is made with a value, or of the types whose methods of a name may store it, and those named as the
  /// parameters, which may be handed on.
  private func variables(mayBeSetBy callee: String, in scope: LookupScope) -> [VariableID] {
    let made = index.resolve(.name(callee), in: scope).declarations
    let initializers = made.flatMap(index.declarations).flatMap { index[$0].functions }.filter {
      $0.kind == .initializer
    }
    let methods = index.allMethods(named: callee)
    let parameters = (initializers + methods.map(\.function)).flatMap(\.parameters).filter(
      index.mayBeFunction)
    return variables(of: made + methods.map(\.declaration).flatMap(index.owners))
      + parameters.map(\.name).uniqued().flatMap(index.allVariables)
  }

  private func variables(of types: [TypeID]) -> [VariableID] {
    types.flatMap(index.declarations).flatMap { declaration in
      index[declaration].variables.indices.map { VariableID(declaration: declaration, index: $0) }
    }
  }

  private func isOfView(_ place: Place) -> Bool {
    guard case .variable(let id) = place else { return false }
    return index.owners(of: id.declaration).flatMap(index.declarations).contains { declaration in
      (index[declaration].inheritance?.entries ?? []).contains(where: \.type.namesView)
    }
  }

  package func holdsFunction(_ id: VariableID) -> Bool { holdsFunction(at: .variable(id)) }

  package func holdsFunction(at place: Place) -> Bool {
    guard let variable = index.variable(at: place) else { return false }
    if variable.holdsFunction { return true }
    guard variable.isStored || index.isRequirement(place) else { return false }
    if case .function = index.typeOfVariable(variable, in: index.scope(of: place)).unwrapped { return true }
    return false
  }

  /// One function, or several of which any may be called.
  package func holdsFunctions(at place: Place) -> Bool {
    holdsFunction(at: place) || index.variable(at: place)?.holdsFunctions == true
  }
}
