import MigrationPlanning
import SourceText
import SwiftModel

/// Takes away statements that send `objectWillChange`.
enum SendRemoval {
  static func rewrite(
    of statement: ObjectWillChangeUse.SendStatement, in file: Int, of owner: TypeID, _ context: RuleContext
  ) -> Rewrite {
    if let edits = OnlyAnnouncement.removal(
      of: statement, in: file, of: owner, context.model, context.bridges)
    {
      return .edits(edits, of: [owner], in: file, counts: .use)
    }
    let source = context.source(file)
    let edit =
      statement.emptiedObserver.map(source.removingObserver) ?? source.removingStatement(statement.range)
    return .edits([edit], of: [owner], in: file, counts: .use)
  }
}

extension SourceFile {
  /// All observers with their braces, or one of several.
  func removingObserver(_ range: Range<Int>) -> SourceEdit {
    isBlank(range.lowerBound..<range.lowerBound + 1) || bytes[range.lowerBound] == 0x7B
      ? replacing(range, with: "") : removingStatement(range)
  }
}
