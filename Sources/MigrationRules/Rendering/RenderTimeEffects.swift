import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// The functions that run, and the variables that are written, while views are made.
struct RenderTimeEffects: Sendable {
  let model: ProjectModel
  let code: Exclusive<RenderedCode>
  let accesses = Exclusive(AccessesOfClasses())

  /// What views run that writes a variable of a class, in whatever type it is: the variable is a cache. If tracked, it
  /// would announce a change while a view is made.
  ///
  /// ```swift
  /// var body: some View {
  ///   let _ = (cache.passes += 1)
  /// }
  /// func update() { resolver.last = styles }      // of a `DynamicProperty`
  /// ```
  func write(of variable: VariableFact, in subject: ObservableTypes.Subject) -> RenderedCode.Write? {
    let number = model.index[subject.id].variables.firstIndex { $0.nameRange == variable.nameRange }
    guard let id = number.map({ VariableID(declaration: subject.id, index: $0) }) else { return nil }
    let writes = code.withValue { $0.writes(of: [id]) }[id] ?? []
    return writes.first {
      !$0.isAnnounced && ObserverAssignments.changes($0.kind, variable, in: subject, model)
    }
  }

  /// Whether a function of a class may run while a view is made.
  func mayRun(_ function: FunctionFact, in declaration: TypeID) -> Bool {
    code.withValue { code in function.code(in: declaration.file).contains(where: code.contains) }
  }

  /// Whether some code of a class may run while the content of a view is made, on an object that existed before.
  func isContent(_ region: CodeRegion) -> Bool { code.withValue { $0.isContent(region) } }
}
