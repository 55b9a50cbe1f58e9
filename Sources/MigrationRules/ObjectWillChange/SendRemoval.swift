import MigrationPlanning
import SourceText
import SwiftModel

/// Removes statements that send `objectWillChange`, unless their class keeps its publisher.
enum SendRemoval {
  static func rewrite(
    of statement: ObjectWillChangeUse.SendStatement, in file: Int, of owner: TypeID, _ context: RuleContext
  ) -> Rewrite {
    if context.keepsSends(of: owner) { return .edits([], of: [owner], in: file) }
    if let edits = OnlyAnnouncement.removal(of: statement, in: file, of: owner, context) {
      return .edits(edits, of: [owner], in: file, counts: .use)
    }
    let source = context.source(file)
    let edit =
      statement.emptiedObserver.map(source.removingObserver) ?? source.removingStatement(statement.range)
    return .edits([edit], of: [owner], in: file, counts: .use)
  }
}
