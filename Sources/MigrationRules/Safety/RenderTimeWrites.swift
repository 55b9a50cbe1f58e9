import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// A member that writes a variable of an observable class while a view is made.
///
/// ```swift
/// var body: some View {
///   let _ = (cache.passes += 1)
/// }
/// func update() { resolver.last = styles }      // of a `DynamicProperty`
/// ```
struct RenderTimeWriter {
  /// Of the member that writes the variable, as a message names it.
  let name: String
  /// From a view to the write.
  let mentions: [TracedMention]
}

extension RenderTimeEffects {
  /// What views run that writes a variable of a class, in whatever type it is: the variable is a cache. If tracked, it
  /// would announce a change while a view is made.
  func writer(of variable: VariableFact, in subject: ObservableTypes.Subject) -> RenderTimeWriter? {
    let number = model.index[subject.id].variables.firstIndex { $0.nameRange == variable.nameRange }
    guard let id = number.map({ VariableID(declaration: subject.id, index: $0) }) else { return nil }
    let writes = code.withValue { $0.writes(of: [id]) }[id] ?? []
    return writes.first {
      !$0.isAnnounced && ObserverAssignments.changes($0.kind, variable, in: subject, model)
    }.map { write in
      RenderTimeWriter(name: write.member, mentions: write.path.map { TracedMention($0) })
    }
  }

  /// Whether a function of a class runs while a view is made.
  func runs(_ function: FunctionFact, in declaration: TypeID) -> Bool {
    code.withValue { code in function.code(in: declaration.file).contains(where: code.contains) }
  }
}
