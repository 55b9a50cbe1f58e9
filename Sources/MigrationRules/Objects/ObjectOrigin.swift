import EffectAnalysis
import SourceText
import SwiftModel

/// Where an object comes from that code runs on, or changes, while another is made.
enum ObjectOrigin: Int, Hashable, Comparable {
  /// It is being made, or part of what is.
  case new
  /// It was handed in, so others may have it.
  case given
  /// A type or the program holds it.
  case shared

  /// A call of a function of the sources.
  struct Call: Hashable {
    let body: CodeRegion
    let labels: [String?]
  }

  /// Of the object that an effect names something of.
  ///
  /// - Parameters:
  ///   - owner: of the code.
  ///   - call: that runs the code, where one is known.
  init(of effect: Effect, in owner: ObjectOrigin, by call: Call? = nil, file: Int, _ model: ProjectModel) {
    let scope = LookupScope(file: file, enclosingType: effect.enclosingType)
    if case .typed = effect.base,
      let name = effect.baseRange.map({ model.index.files[file].source.text(in: $0) }),
      let (value, isPassed) = Self.defaultOfParameter(
        named: name, around: effect.offset, in: scope, by: call, model)
    {
      self = isPassed ? max(.given, value) : value
      return
    }
    if effect.isOnLocalVariable, let base = effect.base, Self.isValue(base, in: scope, model) {
      self = .new
      return
    }
    self = effect.base.map { Self.origin(of: $0, in: owner, scope, model) } ?? owner
  }

  /// Of what an effect names.
  ///
  /// - Parameter owner: of the code.
  init(ofValueOf effect: Effect, in owner: ObjectOrigin, file: Int, _ model: ProjectModel) {
    let scope = LookupScope(file: file, enclosingType: effect.enclosingType)
    let value = effect.base.map { ExpressionFact.member($0, effect.name) } ?? .name(effect.name)
    self = Self.origin(of: value, in: owner, scope, model)
  }

  static func < (lhs: ObjectOrigin, rhs: ObjectOrigin) -> Bool { lhs.rawValue < rhs.rawValue }

  /// What a local `var` holds is a value, unless the sources say that it is an object: for one, `let` would do.
  private static func isValue(_ base: ExpressionFact, in scope: LookupScope, _ model: ProjectModel) -> Bool {
    let type = model.index.type(of: base, in: scope).unwrapped
    if case .metatype = type { return true }
    guard type.declarations.allSatisfy({ [.struct, .enum].contains(model.index[$0].kind) }) else {
      return false
    }
    switch base {
    case .member(let base, _), .optionalChain(let base), .unwrapped(let base):
      return isValue(base, in: scope, model)
    default: return true
    }
  }

  /// - Parameter depth: the number of variables, one referring to what another does, that are followed.
  private static func origin(
    of object: ExpressionFact, in owner: ObjectOrigin, _ scope: LookupScope, _ model: ProjectModel,
    depth: Int = 4
  ) -> ObjectOrigin {
    func inner(_ object: ExpressionFact) -> ObjectOrigin {
      origin(of: object, in: owner, scope, model, depth: depth)
    }
    switch object {
    case .selfReference, .superReference: return owner
    case .optionalChain(let object), .unwrapped(let object), .subscripted(let object), .element(let object),
      .optional(let object):
      return inner(object)
    case .arrayLiteral(let parts), .oneOf(let parts), .sum(let parts), .dictionaryLiteral(_, let parts):
      return parts.map(inner).max() ?? .new
    case .tuple(let parts): return parts.map { inner($0.value) }.max() ?? .new
    case .member(let base, let name):
      let holder = inner(base)
      let variables = model.index.type(of: base, in: scope).unwrapped.declarations.flatMap {
        model.index.variables(named: name, of: $0)
      }
      return variables.map { origin(ofValueIn: $0, of: holder, model, depth) }.max() ?? holder
    case .call(let callee, _), .application(let callee, _):
      if case .member(let base, let name) = callee {
        return name.first?.isUppercase == true ? .new : inner(base)
      }
      return .new
    // `Service.shared`, `.shared`
    case .type: return .shared
    case .implicitMember(let name): return name == "init" ? .new : .shared
    case .name(let name):
      if name.first?.isUppercase == true { return .shared }
      if let own = model.index.variables(named: name, visibleFrom: scope), !own.isEmpty {
        return own.map { origin(ofValueIn: $0, of: owner, model, depth) }.max() ?? owner
      }
      return model.index.globalVariables(named: name).isEmpty ? owner : .shared
    case .typed: return .given
    // `Flags.shared.update { $0.count += 1 }`, `with(Flags.shared) { flags in … }`
    case .closureParameter(_, let argument):
      let types = model.index.type(of: object, in: scope).unwrapped.declarations
      var givers = argument.arguments.map(\.value)
      if case .member(let base, _) = argument.callee { givers.append(base) }
      return givers.filter { giver in
        let type = model.index.type(of: giver, in: scope).unwrapped
        return !Set(type.parts + type.declarations).isDisjoint(with: types)
      }.map(inner).max() ?? .new
    default: return .new
    }
  }

  /// Of what a variable refers to, by its first value; a value that it holds is a part of its object.
  ///
  /// - Parameter owner: of the object.
  private static func origin(
    ofValueIn id: VariableID, of owner: ObjectOrigin, _ model: ProjectModel, _ depth: Int
  ) -> ObjectOrigin {
    let variable = model.index[id]
    if variable.isStatic { return .shared }
    // `let log = log` seems to refer to itself.
    if depth == 0 { return max(owner, .given) }
    let scope = LookupScope(inside: id.declaration)
    guard variable.isStored, !model.isValue(model.index.typeOfVariable(variable, in: scope)) else {
      return owner
    }
    if let value = variable.initializer {
      return max(owner, origin(of: value, in: .new, scope, model, depth: depth - 1))
    }
    let given = model.index.declarations(of: id.declaration).lazy.flatMap { model.index[$0].functions }
      .filter { $0.kind == .initializer }.flatMap(\.parameters).first { $0.name == variable.name }
    guard let given else { return owner }
    return max(owner, given.defaultValue.map { origin(of: $0, in: .new, scope, model) } ?? .given)
  }

  /// Of what a parameter of the function around a place is where nothing is passed; nil where something is, always.
  ///
  /// - Returns: also whether something may be passed.
  private static func defaultOfParameter(
    named name: String, around offset: Int, in scope: LookupScope, by call: Call?, _ model: ProjectModel
  ) -> (value: ObjectOrigin, isPassed: Bool)? {
    let functions = scope.enclosingType.map { model.index.files[scope.file].types[$0].functions } ?? []
    guard let function = functions.first(where: { $0.bodyRange?.contains(offset) == true }),
      let parameter = function.parameters.first(where: { $0.name == name }),
      let value = parameter.defaultValue
    else { return nil }
    let isLeftOut =
      if let call, let label = parameter.label {
        call.body.file == scope.file && call.body.range == function.bodyRange && !call.labels.contains(label)
      } else {
        false
      }
    return (origin(of: value, in: .new, scope, model), !isLeftOut)
  }
}
