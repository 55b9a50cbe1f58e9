import SourceText
package import SwiftModel

extension CallGraph {
  /// A place that an effect is on, or code that it runs.
  package struct Access: Hashable, Sendable {
    package enum Target: Hashable, Sendable {
      case place(Place)
      case code(Callee)
      /// A closure of unknown origin.
      case unknown
    }
    package let receiver: Callee.Receiver
    package let target: Target

    init(receiver: Callee.Receiver, target: Target) {
      self.receiver = receiver
      self.target = target
    }

    /// The code that it runs; nil for anything else.
    package var code: CodeRegion? { if case .code(let callee) = target { callee.code } else { nil } }

    init(_ code: CodeRegion, of receiver: Callee.Receiver) {
      self.init(receiver: receiver, target: .code(Callee(code: code, receiver: receiver)))
    }

    static func running(
      _ function: FunctionFact, in file: Int, of receiver: Callee.Receiver, by effect: Effect
    ) -> [Access] {
      function.code(in: file, runBy: effect).map { Access($0, of: receiver) }
    }

    /// The same of another receiver, unless it is of none or of the `self` of a closure.
    func received(by other: Callee.Receiver) -> Access {
      guard receiver == .base else { return self }
      guard case .code(let callee) = target else { return Access(receiver: other, target: target) }
      return Access(callee.code, of: other)
    }
  }

  /// The effects that happen whenever some code runs.
  package func effects(in regions: Set<CodeRegion>) -> [CodeRegion: [Effect]] {
    var effects = possibleEffects(in: regions)
    for region in regions { effects[region]?.removeAll { !$0.runs(with: region.range, in: index) } }
    return effects
  }

  /// Those of closures in it, too, whenever these run.
  ///
  /// - Parameter isAskedLater: as of `ReferenceIndex`.
  package func possibleEffects(
    in regions: Set<CodeRegion>, ahead isAskedLater: (String) -> Bool = { _ in false }
  ) -> [CodeRegion: [Effect]] {
    let whole = effectsOnWhatMatters(in: regions.filter { $0.mentions == nil }, ahead: isAskedLater)
    return regions.reduce(into: [:]) { effects, region in
      effects[region] =
        region.mentions.map { references.effects(at: $0, in: region.file) } ?? whole[region] ?? []
    }
  }
}

extension FunctionFact {
  /// As a witness of a requirement, or as an override; by name. The labels of a subscript are not known.
  package func mayReplace(_ other: FunctionFact) -> Bool {
    guard kind == other.kind, name == other.name, isStatic == other.isStatic else { return false }
    return kind == .subscript
      ? parameters.count == other.parameters.count
      : parameters.elementsEqual(other.parameters) { $0.label == $1.label }
  }

  /// The code that a call may run: the body, and the values of parameters that are left out.
  ///
  /// - Parameter effect: the call, or the access to a subscript; nil for any call.
  package func code(in file: Int, runBy effect: Effect? = nil) -> [CodeRegion] {
    let given = effect?.labels ?? []
    let defaults = parameters.filter { parameter in
      parameter.defaultMayRunCode
        && (parameter.label == nil || !given.contains(parameter.label))
    }.compactMap(\.defaultRange)
    let bodies =
      kind == .subscript
      ? (getterRanges + (effect?.kind.mayWrite == true ? setterRanges : [])).uniqued()
      : [bodyRange].compactMap { $0 }
    return (bodies + defaults).map { CodeRegion(file: file, range: $0) }
  }
}

extension ParameterFact {
  /// Its default value may be made by code, or is a function that runs before the call returns.
  var defaultMayRunCode: Bool {
    if case .function = type, !isEscaping { return defaultValue != nil }
    return defaultValue?.mayRunCode == true
  }
}

extension ExpressionFact {
  /// Its value may be made by code: it is neither a literal nor a closure that is only made.
  var mayRunCode: Bool {
    switch self {
    case .literal, .closure: false
    default: true
    }
  }
}

// MARK: Functions that variables hold

extension CallGraph {
  /// The closures that a variable holds and that give a result; what they make may be shown. A view gets its closures anew
  /// from whoever makes it.
  package func closures(heldBy place: Place) -> [CodeRegion] {
    guard holdsFunctions(at: place), let variable = index.variable(at: place), !isOfView(place) else {
      return []
    }
    let type = index.typeOfVariable(variable, in: index.scope(of: place))
    if case .function(let result) = type.unwrapped, result == .void { return [] }
    return storedClosures.closures(storedIn: place).callees.map(\.code)
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
