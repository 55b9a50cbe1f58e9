import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Changes of a variable by its own observers, and changes by its class that call no observers.
enum ObserverAssignments {
  /// Changes of a variable by its own observers. If it is tracked, these call the observers again.
  static func assignmentsByOwnObserver(
    of variable: VariableFact, in subject: ObservableTypes.Subject, _ model: ProjectModel
  ) -> [AccessFact] {
    variable.observerAccesses.filter {
      $0.name == variable.name && !$0.callsObservers && changes($0, variable, in: subject, model)
    }
  }

  /// Changes of a variable by initializers and the deinitializer in the file of the class, which call no observers.
  static func silentAssignments(
    of variable: VariableFact, in subject: ObservableTypes.Subject, _ model: ProjectModel
  ) -> [AccessFact] {
    model.index.declarations(of: subject.id).filter { $0.file == subject.id.file }
      .flatMap { model.index[$0].functions }.filter { [.initializer, .deinitializer].contains($0.kind) }
      .flatMap { function in
        function.accesses.filter {
          $0.name == variable.name && !$0.callsObservers && changes($0, variable, in: subject, model)
            && !isFirstValue($0, of: variable, in: function, of: subject, model)
        }
      }
  }

  /// Whether an assignment certainly initializes the variable: it calls no observers of a tracked one either, thanks to
  /// the macro's `init` accessor.
  private static func isFirstValue(
    _ access: AccessFact, of variable: VariableFact, in function: FunctionFact,
    of subject: ObservableTypes.Subject, _ model: ProjectModel
  ) -> Bool {
    let file = subject.id.file
    guard function.kind == .initializer, !function.delegates, !function.isConvenience,
      variable.needsAssignment, access.kind == .assignment, !access.isDeferred,
      !InitializerIsolation.isOffActor(function, of: variable, in: subject, model),
      let effect = model.references.effect(at: access.nameOffset, in: file), !isInTuple(effect)
    else { return false }
    let isInNoLoop =
      !function.hasLoops || FactsReader.isStatementOfBody(at: access.nameOffset, in: model.source(file))
    return isInNoLoop && model.calls.givesFirstValue(effect, in: file, by: function)
  }

  /// `(x, y) = (1, 2)`
  private static func isInTuple(_ assignment: Effect) -> Bool { assignment.update == nil }

  static func changes(
    _ access: AccessFact, _ variable: VariableFact, in subject: ObservableTypes.Subject,
    _ model: ProjectModel
  ) -> Bool {
    changes(access.kind, variable, in: subject, model)
      || model.index.changes(
        model.index.typeOfVariable(variable, in: LookupScope(inside: subject.id)), by: access.accessPath)
  }

  /// Whether an access changes the variable itself: a write to a member of its object does not.
  static func changes(
    _ kind: AccessFact.Kind, _ variable: VariableFact, in subject: ObservableTypes.Subject,
    _ model: ProjectModel
  ) -> Bool {
    switch kind {
    case .read, .aliasedInout, .initialization: return false
    case .assignment, .mutation: return true
    case .memberWrite:
      switch model.index.typeOfVariable(variable, in: LookupScope(inside: subject.id)).unwrapped {
      case .project(let id, _): return model.index[id].kind != .class && model.index[id].kind != .actor
      case .external(let name, _): return !KnownTypes.isPlainAppleClass(name.last ?? "")
      default: return true
      }
    }
  }
}
