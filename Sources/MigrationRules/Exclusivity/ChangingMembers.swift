import EffectAnalysis
import SwiftModel

/// The members of a plain, unobservable object whose values may change over time.
///
/// Function bodies are parsed again for this, so it is for rare queries.
final class ChangingMembers {
  private let model: ProjectModel
  private let origins: ChangeOrigins
  private var properties: [TypeID: Set<String>] = [:]
  private var functions: [TypeID: [String: Bool]] = [:]

  init(in model: ProjectModel) {
    self.model = model
    origins = ChangeOrigins(of: model.calls, counting: [])
  }

  /// - Parameter member: the name of a property, or of a function with `()` behind it.
  func contain(_ member: String, of type: TypeID) -> Bool {
    member.hasSuffix("()")
      ? isGiven(byFunction: String(member.dropLast(2)), of: type) : properties(of: type).contains(member)
  }

  /// The names of the stored properties that something may change after the object was made, and, if there are any, of the
  /// computed ones.
  func properties(of type: TypeID) -> Set<String> {
    if let known = properties[type] { return known }
    let own = variables(of: type)
    let inherited = model.index.superclasses(of: type).flatMap(variables)
    let changing = changing(among: (own + inherited).filter { model.index[$0].isStored })
    let names =
      changing.isEmpty
      ? [] : own.filter { !model.index[$0].isStored || changing.contains($0) }.map { model.index[$0].name }
    properties[type] = Set(names)
    return Set(names)
  }

  private func variables(of type: TypeID) -> [VariableID] {
    model.index.declarations(of: type).flatMap { declaration in
      model.index[declaration].variables.indices.map { VariableID(declaration: declaration, index: $0) }
    }.filter { !model.index[$0].isLet && !model.index[$0].isStatic }
  }

  /// Those that something changes, or is handed to change them, where the object is not just being made; and those that
  /// hold another object, or have an attribute by which they may change in ways that no code shows.
  private func changing(among variables: [VariableID]) -> Set<VariableID> {
    let places = Set(variables.map(Place.variable))
    let changes = origins.changes(of: places)
    let handedOn = origins.handedOn(places)
    return Set(
      variables.filter { id in
        let place = Place.variable(id)
        return !model.index[id].attributes.isEmpty || holdsObject(id) || handedOn.contains(place)
          || origins.origins(of: changes[place] ?? []).contains { !$0.isEmpty }
      })
  }

  private func holdsObject(_ id: VariableID) -> Bool {
    let type = model.index.typeOfVariable(model.index[id], in: LookupScope(inside: id.declaration))
    if case .parameter = type.unwrapped { return true }
    return type.heldTypes.contains { [.class, .protocol].contains(model.index[$0].kind) }
  }

  private func isGiven(byFunction name: String, of type: TypeID) -> Bool {
    if let known = functions[type]?[name] { return known }
    // Recursion alone does not change the result.
    functions[type, default: [:]][name] = false
    let isGiven = model.index.declarations(of: type).contains { declaration in
      model.index[declaration].functions.contains { function in
        function.name == name && model.givesValue(function, of: declaration)
          && reads(function, in: declaration, of: type)
      }
    }
    functions[type, default: [:]][name] = isGiven
    return isGiven
  }

  private func reads(_ function: FunctionFact, in declaration: TypeID, of type: TypeID) -> Bool {
    guard let body = function.bodyRange else { return false }
    let declarations = model.index.declarations(of: type)
    let variables = declarations.flatMap { own in model.index[own].variables.map { (own, $0) } }
    let names = Set(variables.map(\.1.name))
      .union(declarations.flatMap { model.index[$0].functions }.map(\.name)).union([Self.userDefaults])
    let region = CodeRegion(file: declaration.file, range: body)
    let uses = model.references.effects(in: [region], where: names.contains)[region] ?? []
    // A variable that the function changes at every call is a cache or a counter.
    let changed = Set(uses.filter(\.mayChangeValue).map(\.name))
    return uses.contains { use in
      guard use.isOwn, use.place != .elsewhere, !changed.contains(use.name) else { return false }
      if use.name == Self.userDefaults { return true }
      if let (own, variable) = variables.first(where: { $0.1.name == use.name }) {
        return mayChange(variable, in: own, of: type)
      }
      return isGiven(byFunction: use.name, of: type)
    }
  }

  private func mayChange(_ variable: VariableFact, in declaration: TypeID, of type: TypeID) -> Bool {
    if variable.isComputed { return properties(of: type).contains(variable.name) }
    if variable.isLet { return isSystemObject(variable.initializer) }
    return !variable.isLazy && model.isChanged(variable, in: declaration)
  }

  /// `WCSession.default`, a system object with members that may all change.
  private func isSystemObject(_ value: ExpressionFact?) -> Bool {
    guard case .member(.name(let type), _) = value else { return false }
    return model.isOfSystem(type)
  }

  private static let userDefaults = "UserDefaults"
}

extension ProjectModel {
  /// Something other than its initializers may give it another value, by the name alone.
  func isChanged(_ variable: VariableFact, in declaration: TypeID) -> Bool {
    let initializers = index[declaration].functions.filter { $0.kind == .initializer }.map(\.range)
    func isChange(_ located: Located<Effect>) -> Bool {
      located.use.mayChangeValue
        && !(located.file == declaration.file && initializers.contains { $0.contains(located.use.offset) })
    }
    return variable.accessLevel == .private
      ? references.effects(on: [variable.name], in: [declaration.file], for: .change).contains(
        where: isChange)
      : references.hasEffect(on: [variable.name], near: declaration.file, for: .change, where: isChange)
  }
}
