import MigrationPlanning
import SwiftModel

/// The published properties that stay `@Published`, as code uses their publishers, and no view that is updated with their
/// object shows them.
///
/// ```swift
/// @Published private(set) var progress = 0.0
/// ```
/// becomes
/// ```swift
/// @ObservationIgnored @Published private(set) var progress = 0.0
/// ```
///
/// Who subscribes to `$progress` is told the same as before: `@Published` works in any class (Apple, "Published"), and only a
/// view that reads the property would need it to be tracked.
struct KeptPublishers: Sendable {
  /// Where the names of the properties are declared.
  private let names: Set<SourceLocation>

  static let none = KeptPublishers(names: [])

  init(_ kept: Set<VariableID>, in index: ProjectIndex) {
    names = Set(
      kept.map { SourceLocation(file: $0.declaration.file, offset: index[$0].nameRange.lowerBound) })
  }

  private init(names: Set<SourceLocation>) { self.names = names }

  var isEmpty: Bool { names.isEmpty }

  /// - Parameter type: the declaration that the variable is a member of.
  func contains(_ variable: VariableFact, in type: TypeID) -> Bool {
    !names.isEmpty
      && names.contains(SourceLocation(file: type.file, offset: variable.nameRange.lowerBound))
  }
}
