import SwiftModel

/// The initializers that the sources add to a wrapper of another module, and that take a key path alone.
///
/// ```swift
/// extension AppStorage {
///   init(_ path: KeyPath<Keys, Key<Bool>>) where Value == Bool { … }
/// }
/// @AppStorage(\.isVerbose) var isVerbose
/// ```
struct AddedInitializers {
  private let wrapper: AttributeFact
  private let index: ProjectIndex

  init(of wrapper: AttributeFact, in index: ProjectIndex) {
    self.wrapper = wrapper
    self.index = index
  }

  /// What one of the initializers makes of the key path.
  private enum Value: Equatable {
    case type(ResolvedType)
    /// It takes another one.
    case none
    case unclear
  }

  /// The type of the variable that has the wrapper; nil where it is not clear.
  ///
  /// - Parameter scope: where the key path is written.
  func typeOfValue(madeIn scope: LookupScope) -> ResolvedType? {
    guard let arguments = wrapper.arguments?.arguments, arguments.count == 1, arguments[0].label == nil,
      case .keyPath(let root, let names) = arguments[0].value, names.count == 1
    else { return nil }
    let written = root.map { index.resolve($0, in: scope) }
    let added = index.extensions(ofOther: wrapper.name.last ?? "", declaring: "init")
    let values = added.flatMap { declaration in
      index[declaration].functions.filter { $0.kind == .initializer && $0.takesOneWithoutLabel }.map {
        value(madeBy: $0, of: names[0], at: written, in: declaration)
      }
    }.filter { $0 != .none }
    guard case .type(let type)? = values.first, values.allSatisfy({ $0 == values[0] }) else { return nil }
    return type
  }

  private func value(
    madeBy initializer: FunctionFact, of name: String, at written: ResolvedType?, in declaration: TypeID
  ) -> Value {
    let scope = LookupScope(inside: declaration)
    guard case .named(let parts)? = initializer.parameters.first?.type, let part = parts.last,
      part.name.hasSuffix("KeyPath"), part.arguments.count == 2
    else {
      // `init(_ key: String)`
      return initializer.parameters.first?.type?.dottedName?.last.map(KnownTypes.isBuiltInValue) == true
        ? .none : .unclear
    }
    let root = index.resolve(part.arguments[0], in: scope)
    guard case .project(let type, _) = root else { return .unclear }
    if let written, written != root { return .none }
    if index.variables(named: name, of: type).isEmpty { return .none }
    var parameters = Parameters(of: initializer)
    switch parameters.take(index.type(ofMember: name, of: root), for: part.arguments[1], in: scope, index) {
    case true?: return parameters.value(in: scope, index)
    case false?: return .none
    case nil: return .unclear
    }
  }

  /// What stands for the generic parameters of an initializer and for `Value` in one call.
  private struct Parameters {
    private let initializer: FunctionFact
    private var known: [String: ResolvedType] = [:]

    init(of initializer: FunctionFact) { self.initializer = initializer }

    private func isParameter(_ name: String) -> Bool {
      name == "Value" || initializer.genericParameters.contains { $0.name == name }
    }

    /// Whether a value of a type can be given where another one is written; nil where that is not known.
    mutating func take(
      _ given: ResolvedType, for written: TypeExpression, in scope: LookupScope, _ index: ProjectIndex
    ) -> Bool? {
      guard given.isKnown else { return nil }
      if let name = written.parameterName, isParameter(name) {
        if let other = known[name] { return other == given }
        known[name] = given
        return true
      }
      guard case .named(let parts) = written, let part = parts.last, !part.arguments.isEmpty else {
        let type = index.resolve(written, in: scope)
        return type.isKnown ? type == given : nil
      }
      let plain = TypeExpression.named(parts.map { TypeExpression.Component(name: $0.name) })
      guard case .project(let id, let arguments) = given,
        case .project(let wanted, _) = index.resolve(plain, in: scope)
      else { return nil }
      if wanted != id { return false }
      guard arguments.count == part.arguments.count else { return nil }
      for (argument, written) in zip(arguments, part.arguments) {
        guard let isTaken = take(argument, for: written, in: scope, index) else { return nil }
        if !isTaken { return false }
      }
      return true
    }

    /// What `Value` is, by all that the initializer says of it.
    func value(in scope: LookupScope, _ index: ProjectIndex) -> Value {
      var types = [known["Value"]].compactMap(\.self)
      for same in initializer.sameTypes {
        let others = [(same.first, same.second), (same.second, same.first)]
          .filter { $0.0.parameterName == "Value" }.map(\.1)
        for other in others {
          let type = type(of: other, in: scope, index)
          guard type.isKnown else { return .unclear }
          types.append(type)
        }
      }
      guard let type = types.first else { return .unclear }
      return types.allSatisfy { $0 == type } ? .type(type) : .none
    }

    /// `Bool`, or `K.Value` of a parameter `K`.
    private func type(of written: TypeExpression, in scope: LookupScope, _ index: ProjectIndex)
      -> ResolvedType
    {
      guard case .named(let parts) = written, let first = parts.first, isParameter(first.name) else {
        return index.resolve(written, in: scope)
      }
      guard let base = known[first.name] else { return .unknown }
      if parts.count == 1 { return base }
      let bound = initializer.genericParameters.first { $0.name == first.name }?.bound
      guard parts.count == 2, let protocols = bound?.boundParts else { return .unknown }
      // By a requirement with that type: `var defaultValue: Value { get }`
      let named = protocols.flatMap { index.resolve($0, in: scope).declarations }
        .flatMap { index[$0].variables }.first { $0.type?.dottedName == [parts[1].name] }
      return named.map { index.type(ofMember: $0.name, of: base) } ?? .unknown
    }
  }
}

extension FunctionFact {
  /// All other parameters have default values.
  fileprivate var takesOneWithoutLabel: Bool {
    parameters.first?.label == nil && parameters.dropFirst().allSatisfy { $0.defaultRange != nil }
      && !parameters.isEmpty
  }
}

extension TypeExpression {
  /// It may be a generic parameter.
  fileprivate var parameterName: String? {
    switch self {
    case .genericParameter(let name, _, _): name
    case .named(let parts): parts.count == 1 && parts[0].arguments.isEmpty ? parts[0].name : nil
    default: nil
    }
  }
}
