import MigrationPlanning
import SwiftModel

/// What views, and properties of views, write to the objects that they hold while a view is made, by themselves or
/// through methods.
///
/// ```swift
/// var body: some View {
///   let _ = (cache.passes += 1)
/// }
/// func update() { resolver.last = styles }      // of a `DynamicProperty`
/// ```
extension RuleContext {
  /// The member of a holder that writes a variable of one of the classes while a view is made.
  func holderWriting(
    _ variable: VariableFact, ofOneOf types: [TypeID], where isChange: (AccessFact.Kind) -> Bool
  ) -> String? {
    let certain = renderedMethods.writes[variable.name] ?? []
    let others = (renderWrites[variable.name] ?? []).filter(runsWhileRendering)
    for located in others + certain where isChange(located.use.kind) {
      let scope = LookupScope(file: located.file, enclosingType: located.use.enclosingType)
      if model.mayHold(variable.name, ofOneOf: types, index.type(of: located.use.base, in: scope)) {
        return located.use.member
      }
    }
    return holderCalling(mutatingMethodsOf: variable, ofOneOf: types)
  }

  /// `model.cache.value(for: key)`
  private func holderCalling(
    mutatingMethodsOf variable: VariableFact, ofOneOf types: [TypeID]
  ) -> String? {
    guard !variable.isHidden, let owner = types.first else { return nil }
    let type = index.typeOfVariable(variable, in: LookupScope(inside: owner))
    for method in model.mutatingMethods(of: type) {
      for located in renderCalls[method.name] ?? [] {
        guard case .member(let object, variable.name) = located.use.base,
          mayRender(located, calling: method)
        else { continue }
        let scope = LookupScope(file: located.file, enclosingType: located.use.enclosingType)
        if model.mayHold(variable.name, ofOneOf: types, index.type(of: object, in: scope)) {
          return method.name + "(…)"
        }
      }
    }
    return nil
  }

  private func runsWhileRendering(_ located: Located<RenderWriteUse>) -> Bool {
    located.use.function.map(renderedFunctions.contains) ?? true
  }

  /// The functions that call what may change an unpublished variable of an observable class, or change it themselves:
  /// if they run while a view is made, it is a cache.
  func functionsUsing(_ writers: UnpublishedWriters) -> Set<FunctionName> {
    let calls = writers.functions.flatMap { renderCalls[$0] ?? [] }.map(\.use.function)
    let writes = writers.variables.flatMap { renderWrites[$0] ?? [] }.map(\.use.function)
    return Set((calls + writes).compactMap { $0 })
  }
}

/// The unpublished variables of observable classes, and the functions of these that change them, by themselves or
/// through others; by their names.
struct UnpublishedWriters {
  private(set) var variables: Set<String> = []
  private(set) var functions: Set<String> = []

  init(in context: RuleContext) {
    let index = context.index
    for subject in context.types.order {
      let family = [subject] + index.lineage(of: subject) + context.types.subclasses(of: subject)
      let declarations = (family + family.flatMap(index.allRefinedProtocols)).flatMap(index.declarations)
      let facts = declarations.map { index[$0] }
      let stored = facts.flatMap(\.variables).filter { $0.isStored && !$0.isLet && !$0.isStatic }
      let names = Set(stored.filter { !context.isPublished($0, in: subject) }.map(\.name))
      guard !names.isEmpty else { continue }
      let calls = CallGraph(of: facts, in: index)
      let values = MutatingAccessors(named: names, of: declarations, in: context.model)
      variables.formUnion(names)
      for function in facts.flatMap(\.functions)
      where !function.isAsync && calls.mayChange(values, from: function.accesses) {
        functions.insert(function.name)
      }
    }
  }
}
