import MigrationPlanning
import ProjectIndex

/// Which observable types a generic declaration that is bound by `ObservableObject` is used with.
package struct GenericUses: Sendable {
  /// Every type that may be given to the generic declaration a bound belongs to.
  func subjects(ofBoundAt mention: TypeMention, in file: Int, _ context: RuleContext) -> [TypeID] {
    context.types.order
  }
}
