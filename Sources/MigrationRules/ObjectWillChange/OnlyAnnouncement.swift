import SourceText
import SwiftModel

/// An `objectWillChange.send()` that is the only statement of a bridged variable's observer: the statement of the
/// subject replaces it in `willSet`, so that the observer stays.
enum OnlyAnnouncement {
  /// The range of the statement; nil if `willSet` does something else, or the statement stays, or announces the variable
  /// by hand from now on.
  static func statement(
    inWillSetOf variable: VariableFact, in owner: TypeID, _ context: RuleContext
  ) -> Range<Int>? {
    guard let body = variable.observers?.willSet?.bodyRange, !context.keepsSends(of: owner) else {
      return nil
    }
    for use in context.index.files[owner.file].objectWillChangeUses where body.contains(use.range.lowerBound)
    {
      if case .sendStatement(let statement) = use.form, statement.emptiedObserver != nil {
        let needed = NeededAnnouncements(at: use, statement, of: owner, in: owner.file, context)
        return needed.names.isEmpty ? statement.range : nil
      }
    }
    return nil
  }

  /// The edits that remove it; nil if its variable gets no subject.
  static func removal(
    of statement: ObjectWillChangeUse.SendStatement, in file: Int, of owner: TypeID, _ context: RuleContext
  ) -> [SourceEdit]? {
    guard let name = statement.observedVariable, statement.emptiedObserver != nil,
      let id = context.index.variables(named: name, of: owner).first,
      context.bridges?.givesSubject(to: id) == true
    else { return nil }
    let isReplaced =
      Self.statement(inWillSetOf: context.index[id], in: id.declaration, context) == statement.range
    return isReplaced ? [] : [context.source(file).removingStatement(statement.range)]
  }
}
