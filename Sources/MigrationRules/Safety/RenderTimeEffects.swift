import MigrationPlanning
import SwiftModel

/// The functions that run, and the variables that are written, while views are made.
struct RenderTimeEffects: Sendable {
  let model: ProjectModel
  let calls: RenderCalls
  let functions: RenderedFunctions
  let methods: RenderedMethods
  let reachability: RenderReachability
  let code: Exclusive<RenderedCode>
  let accesses = Exclusive(AccessesOfFamilies())

  /// Whether the body of a view calls a function of a class; a call on an unclear receiver counts. A function
  /// without a result makes no content: it counts only if called as a statement of the body, or of a function
  /// that the body calls.
  ///
  /// - Parameter declaration: the declaration that it is in.
  func isCalledWhileRendering(
    _ function: FunctionFact, in declaration: TypeID, ofOneOf types: [TypeID]
  ) -> Bool {
    callsWhileRendering(function, in: declaration, ofOneOf: types) != nil
  }

  /// The calls that lead from a view to a function of a class; nil where none do.
  func callsWhileRendering(
    _ function: FunctionFact, in declaration: TypeID, ofOneOf types: [TypeID]
  ) -> [TracedMention]? {
    if let calls = methods.calls(of: function, in: declaration) { return calls.map { TracedMention($0) } }
    return (calls.calls[function.name] ?? []).first { located in
      let use = located.use
      guard mayRender(located, calling: function) else { return false }
      let mayBeContent = function.result != nil || use.isDiscarded
      let scope = LookupScope(file: located.file, enclosingType: use.enclosingType)
      let base = model.index.type(of: use.base, in: scope).unwrapped
      if use.isReference, hasProperty(named: use.name, base) { return false }
      let isUnclear =
        base == .unknown && !use.isReference && !use.isOfPart
        && !LibraryEffects.marksSequence(function.name)
        && function.name != "callAsFunction"
      return mayBeContent && isUnclear
        || base.declarations.contains {
          types.contains($0) || model.mayRun(function, ofOneOf: types, throughProtocol: $0)
        }
    }.map { [TracedMention($0)] }
  }

  /// Whether a call that may be of a function is content of a view, or stands among the statements that make it.
  func mayRender(_ located: Located<RenderCallUse>, calling function: FunctionFact) -> Bool {
    let use = located.use
    guard function.result != nil || use.isDiscarded || use.isStatement, use.mayCall(function),
      use.function.map(functions.contains) ?? true,
      !(use.builder.map { isAction(givenTo: $0, calling: function, in: located.file) } ?? false)
    else { return false }
    let scope = LookupScope(file: located.file, enclosingType: use.enclosingType)
    return !(use.closure.map { model.index.isAction($0, in: scope) } ?? false)
  }

  /// Then the name without parentheses means that.
  private func hasProperty(named name: String, _ type: ResolvedType) -> Bool {
    type.declarations.contains { !model.index.variables(named: name, of: $0).isEmpty }
  }

  /// Whether a trailing closure is an action. The statements of a view builder are views; any other call makes
  /// the closure an action, unless the initializer declares that it takes such a value.
  private func isAction(givenTo name: String, calling function: FunctionFact, in file: Int) -> Bool {
    guard let result = function.result, isNoView(result, in: file) else { return false }
    let makers = model.index.resolve(.name(name), in: LookupScope(file: file, enclosingType: nil))
      .declarations
    return !makers.flatMap(model.index.declarations).contains { maker in
      let fact = model.index[maker]
      let types =
        fact.functions.filter { $0.kind == .initializer }.flatMap(\.parameters).map(\.type)
        + fact.variables.map(\.type)
      return types.contains { $0?.closureResult == result }
    }
  }

  private func isNoView(_ type: TypeExpression, in file: Int) -> Bool {
    switch model.index.resolve(type, in: LookupScope(file: file, enclosingType: nil)).unwrapped {
    case .project(let id, _): !model.conforms(id, toOneOf: ProjectModel.builtProtocols)
    case .external(let name, _):
      KnownTypes.isStandardValue(name.last ?? "") || name == ["Task"] || name == ["AnyCancellable"]
    case .array, .dictionary, .tuple, .function: true
    default: false
    }
  }
}

extension TypeExpression {
  /// Of `() -> Value`, and of that as an optional.
  fileprivate var closureResult: TypeExpression? {
    switch self {
    case .function(_, let result): result
    case .optional(let type): type.closureResult
    default: nil
    }
  }
}
