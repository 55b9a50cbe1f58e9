/// What code calls and changes, whoever runs it.
package struct CodeActions: Sendable {
  /// The calls that run where a view may be made.
  package let directCalls: [DirectCall]
  /// The changes of properties in their place.
  package let modifyAccesses: [ModifyAccess]
  /// The members that are assigned what they are.
  package let selfAssignments: [SelfAssignment]
}
