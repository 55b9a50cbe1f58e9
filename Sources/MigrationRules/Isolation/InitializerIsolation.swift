import MigrationPlanning
import SwiftModel

/// The initializers of a class that run off the actor of one of its variables. A tracked property is out of reach
/// there; its storage is not, unless it has observers, as a plain variable was.
///
/// ```swift
/// final class Model {
///   @MainActor var count = 0
///   init(count: Int) { self.count = count }
/// }
/// ```
enum InitializerIsolation {
  static func isOffActor(
    _ initializer: FunctionFact, of variable: VariableFact, in subject: ObservableTypes.Subject,
    _ model: ProjectModel
  ) -> Bool {
    guard initializer.kind == .initializer, !initializer.delegates, !initializer.isConvenience else {
      return false
    }
    if initializer.isNonisolated { return true }
    return variable.attributes.contains(where: \.isActor)
      && !initializer.attributes.contains(where: \.isActor)
      && !ClassIsolation.mayBeIsolated(subject, model)
  }

  /// The uses of a variable in such initializers.
  static func uses(
    of variable: VariableFact, in subject: ObservableTypes.Subject, _ model: ProjectModel
  ) -> [AccessFact] {
    model.index[subject.id].functions.filter { isOffActor($0, of: variable, in: subject, model) }
      .flatMap(\.accesses).filter { $0.name == variable.name && $0.kind != .initialization && !$0.isDeferred }
  }
}
