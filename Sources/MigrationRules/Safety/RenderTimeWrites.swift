import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// A member that writes a variable of an observable class while a view is made.
struct RenderTimeWriter {
  /// Of the member that writes the variable, as a message names it.
  let name: String
  /// From a view to that member.
  let mentions: [TracedMention]
  /// From that member to the write, where it writes through other members of its class, in some declarations.
  var path: [AccessFact] = []
  var declarations: [TypeID] = []

  /// The places from a view to the write.
  func trace(in model: ProjectModel) -> [TraceStep] {
    model.trace(mentions) + model.trace(path, in: declarations, endsInChange: true)
  }
}

/// Writes of views, and of properties of views, to objects they refer to, while a view is made; directly or
/// through methods.
///
/// ```swift
/// var body: some View {
///   let _ = (cache.passes += 1)
/// }
/// func update() { resolver.last = styles }      // of a `DynamicProperty`
/// ```
extension RenderTimeEffects {
  /// The member of a holder that writes a variable of one of the classes while a view is made.
  func holderWriting(
    _ variable: VariableFact, ofOneOf types: [TypeID], where isChange: (AccessFact.Kind) -> Bool
  ) -> RenderTimeWriter? {
    let certain = methods.writes[variable.name] ?? []
    let others = (calls.writes[variable.name] ?? []).filter(runsWhileRendering)
    for located in others + certain where isChange(located.use.kind) {
      let scope = LookupScope(file: located.file, enclosingType: located.use.enclosingType)
      if model.mayHold(variable.name, ofOneOf: types, model.index.type(of: located.use.base, in: scope)) {
        let around = located.use.enclosingType.map {
          model.index.owners(of: TypeID(file: located.file, index: $0))
        }
        let calls = methods.calls(of: located.use.member, ofOneOf: around ?? [], in: model)
        return RenderTimeWriter(name: located.use.member, mentions: calls + [TracedMention(located)])
      }
    }
    return holderCalling(mutatingMethodsOf: variable, ofOneOf: types)
  }

  /// `model.cache.value(for: key)`
  private func holderCalling(
    mutatingMethodsOf variable: VariableFact, ofOneOf types: [TypeID]
  ) -> RenderTimeWriter? {
    guard !variable.isHidden, let owner = types.first else { return nil }
    let type = model.index.typeOfVariable(variable, in: LookupScope(inside: owner))
    for method in model.index.mutatingMethods(of: type) {
      for located in calls.calls[method.name] ?? [] {
        guard case .member(let object, variable.name) = located.use.base,
          mayRender(located, calling: method)
        else { continue }
        let scope = LookupScope(file: located.file, enclosingType: located.use.enclosingType)
        if model.mayHold(variable.name, ofOneOf: types, model.index.type(of: object, in: scope)) {
          return RenderTimeWriter(name: method.name + "(…)", mentions: [TracedMention(located)])
        }
      }
    }
    return nil
  }

  private func runsWhileRendering(_ located: Located<RenderWriteUse>) -> Bool {
    located.use.function.map(functions.contains) ?? true
  }
}
