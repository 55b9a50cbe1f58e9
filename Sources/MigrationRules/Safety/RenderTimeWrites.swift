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
    for located in others + certain where isChange(located.use.kindOfChange) {
      guard let base = located.use.base else { continue }
      let scope = LookupScope(file: located.file, enclosingType: located.use.enclosingType)
      if model.mayHold(variable.name, ofOneOf: types, model.index.type(of: base, in: scope)) {
        let mentions = (methods.calls(around: located) + [located]).map { TracedMention($0) }
        return RenderTimeWriter(name: located.use.place.member, mentions: mentions)
      }
    }
    return holderCalling(mutatingMethodsOf: variable, ofOneOf: types)
  }

  /// What views run that writes a variable of a class, in whatever type it is.
  func writer(
    of variable: VariableFact, in subject: ObservableTypes.Subject, where isChange: (AccessFact.Kind) -> Bool
  ) -> RenderTimeWriter? {
    let number = model.index[subject.id].variables.firstIndex { $0.nameRange == variable.nameRange }
    guard let id = number.map({ VariableID(declaration: subject.id, index: $0) }) else { return nil }
    let writes = code.withValue { $0.writes(of: [id]) }[id] ?? []
    return writes.first { !$0.isAnnounced && isChange($0.kind) }.map { write in
      RenderTimeWriter(name: write.member, mentions: write.path.map { TracedMention($0) })
    }
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

  private func runsWhileRendering(_ located: Located<Effect>) -> Bool {
    located.use.place.function.map(functions.contains) ?? true
  }
}

extension Effect {
  /// A method may change an object that the variable holds, and not the variable.
  fileprivate var kindOfChange: AccessFact.Kind { path.calledMethod == nil ? kind : .memberWrite }
}
