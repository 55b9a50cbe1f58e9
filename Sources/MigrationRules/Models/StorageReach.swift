import MigrationPlanning
import SwiftModel

/// Uses of a variable in its own class where the tracked property is not accessible, but its storage is: in the
/// `deinit` of a main-actor class, in an initializer off its actor, and before all variables have a value.
///
/// ```swift
/// init(columns: Int) {
///   self.columns = columns
///   cells = self._columns * 4
/// }
/// ```
enum StorageReach {
  /// Nil if the variable should be ignored instead: it is not visible to views, it lives only until `deinit`, or a use
  /// cannot be rewritten.
  static func uses(
    of variable: VariableFact, in subject: ObservableTypes.Subject, _ effects: RenderTimeEffects
  ) -> [AccessFact]? {
    let model = effects.model
    let fact = model.index[subject.id]
    let offActor = InitializerIsolation.uses(of: variable, in: subject, model)
    guard offActor.isEmpty || !variable.hasObservers,
      !isStoredForItsLifetime(variable, in: subject, model) || variable.isHidden,
      effects.isShown(variable, in: subject)
    else { return nil }
    var uses = InitializationOrder.usesBeforeInitialization(of: variable, in: fact).filter {
      $0.kind != .assignment
    }
    uses += offActor
    if ClassIsolation.isUsedInDeinit(variable, of: fact, subject, model) {
      uses += fact.functions.filter { $0.kind == .deinitializer }.flatMap(\.accesses)
        .filter { $0.name == variable.name }
    }
    let isRewritten = uses.contains { use in
      use.isShorthand || isInsideInitialization(use, of: subject, model)
    }
    return isRewritten ? nil : uses
  }

  /// Whether a use is in `_other = Published(initialValue: x)`, which is rewritten as a whole.
  private static func isInsideInitialization(
    _ use: AccessFact, of subject: ObservableTypes.Subject, _ model: ProjectModel
  ) -> Bool {
    let fact = model.index[subject.id]
    return fact.variables.indices.contains { number in
      let id = VariableID(declaration: subject.id, index: number)
      return (model.uses.storageUses[id] ?? []).contains { located in
        guard located.file == subject.id.file, case .initialization(let made) = located.use.form else {
          return false
        }
        return made.callRange.contains(use.nameOffset)
      }
    }
  }

  /// Whether a variable stores a task, timer or observation.
  static func isStoredForItsLifetime(
    _ variable: VariableFact, in subject: ObservableTypes.Subject, _ model: ProjectModel
  ) -> Bool {
    let head = variable.declarationRange.lowerBound..<variable.bindingRanges[0].lowerBound
    let own = variable.bindingRanges[variable.bindingIndex]
    let type = variable.type.map { "\($0)" } ?? ""
    let words = [model.text(head, in: subject.id.file), model.text(own, in: subject.id.file), type]
    return ["Task", "Timer", "Cancellable", "WorkItem", "Observ", "NSObjectProtocol", "DisplayLink", "Token"]
      .contains { word in words.contains { $0.contains(word) } }
  }
}
