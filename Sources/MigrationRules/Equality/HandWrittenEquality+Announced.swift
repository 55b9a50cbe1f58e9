import SwiftModel

extension HandWrittenEquality {
  /// The tracked variables assigned beside `objectWillChange.send()` whose new value may be equal and look different
  /// all the same: the call updated views in any case. A change of a part is announced whatever it is equal to.
  ///
  /// ```swift
  /// objectWillChange.send()
  /// note = Note(id: note.id, text: text)     // `==` compares the identifiers
  /// ```
  static func variables(
    announcedBy statement: ObjectWillChangeUse.SendStatement, _ use: ObjectWillChangeUse, in owner: TypeID,
    _ context: RuleContext
  ) -> [String] {
    guard use.isOwn else { return [] }
    let model = context.model
    let writes = (statement.adjacentWrites + statement.accompanyingWrites).filter { $0.kind == .assignment }
    let assigned = Set(writes.map(\.name))
    return assigned.union([statement.observedVariable].compactMap { $0 }).filter { name in
      context.isTracked(name, in: owner)
        && model.index.variables(named: name, of: owner).contains { id in
          if context.announcesAssignments(to: model.index[id], in: id.declaration) { return false }
          let type = model.index.typeOfVariable(model.index[id], in: LookupScope(inside: id.declaration))
          let equality = HandWrittenEquality(of: [type], in: model)
          return !equality.types.isEmpty || !equality.others.isEmpty
        }
    }.sorted()
  }
}
