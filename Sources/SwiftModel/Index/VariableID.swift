/// The identity of a variable: a declaration, and an index into its variables.
package struct VariableID: Hashable, Comparable, Sendable {
  package let declaration: TypeID
  package let index: Int

  package init(declaration: TypeID, index: Int) {
    self.declaration = declaration
    self.index = index
  }

  package static func < (lhs: VariableID, rhs: VariableID) -> Bool {
    (lhs.declaration, lhs.index) < (rhs.declaration, rhs.index)
  }
}
