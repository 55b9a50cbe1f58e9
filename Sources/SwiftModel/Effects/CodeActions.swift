/// The calls and changes in a piece of code, whatever calls it.
package struct CodeActions: Sendable {
  /// The calls that run where a view may be made.
  package let directCalls: [Effect]
  /// The changes of properties in their place.
  package let modifyAccesses: [ModifyAccess]
  /// The assignments of members to themselves.
  package let selfAssignments: [SelfAssignment]
}
