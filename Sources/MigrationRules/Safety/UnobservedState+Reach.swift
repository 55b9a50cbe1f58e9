import MigrationPlanning
import SwiftModel

extension UnobservedState {
  /// Where such a value is kept.
  enum Key: Hashable {
    case global(String)
    case variable(VariableID)
    case userDefaults
    /// `NSPasteboard.general`, by its type.
    case system(String)
    case outside(ExternalState)

    /// It is one of many values, and may be another one than is meant.
    var isOutside: Bool {
      if case .outside = self { true } else { false }
    }
  }

  /// What some code comes to.
  struct Reach {
    /// Where the values are kept that it mentions, or those that it changes.
    var keys: Set<Key> = []
    /// The observable classes of which it mentions a variable.
    var observables: Set<TypeID> = []
    /// All names in it that may be of the project.
    var names: Set<String> = []
    /// More is called than was followed.
    var isPartial = false
  }
}
