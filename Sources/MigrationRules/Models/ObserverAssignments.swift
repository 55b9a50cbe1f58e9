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
        let first = firstValue(of: variable, in: function, of: subject, model)
        return function.accesses.filter {
          $0.name == variable.name && $0 != first && !$0.callsObservers
            && changes($0, variable, in: subject, model)
        }
      }
  }

  /// The assignment that certainly initializes the variable: it calls no observers of a tracked one either, thanks to
  /// the macro's `init` accessor.
  private static func firstValue(
    of variable: VariableFact, in function: FunctionFact, of subject: ObservableTypes.Subject,
    _ model: ProjectModel
  ) -> AccessFact? {
    guard function.kind == .initializer, !function.delegates, !function.isConvenience,
      variable.needsAssignment,
      !InitializerIsolation.isOffActor(function, of: variable, in: subject, model),
      let first = function.accesses.first(where: { $0.name == variable.name }), first.kind == .assignment,
      !first.isDeferred, !isInTuple(first, in: subject.id.file, model)
    else { return nil }
    let isOnEachPath =
      !function.hasBranches && !function.hasLoops
      || FactsReader.isStatementOfBody(at: first.nameOffset, in: model.source(subject.id.file))
    return isOnEachPath ? first : nil
  }

  /// `(x, y) = (1, 2)`
  private static func isInTuple(_ assignment: AccessFact, in file: Int, _ model: ProjectModel) -> Bool {
    model.references.effect(at: assignment.nameOffset, in: file)?.update == nil
  }

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
