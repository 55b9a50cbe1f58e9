/// The changes in a piece of code, whatever calls it.
package struct CodeActions: Sendable {
  /// The changes of properties in their place.
  package let modifyAccesses: [ModifyAccess]
  /// The assignments of members to themselves.
  package let selfAssignments: [SelfAssignment]
}
