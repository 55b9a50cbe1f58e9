import MigrationPlanning
import MigrationRules
import SwiftModel

/// Holds back what would have to change in files that are only read.
struct ReadOnlySources: Sendable {
  /// By their numbers in the index.
  let files: Set<Int>
  private let context: RuleContext

  init(_ inputs: [SourceInput], context: RuleContext) {
    files = Set(inputs.indices.filter { !inputs[$0].isEditable })
    self.context = context
  }

  /// The rewrite itself where nothing of it would change one of the files, else what holds its subjects back.
  func checked(_ rewrite: Rewrite) -> Rewrite {
    guard files.contains(rewrite.file), case .edits(let edits) = rewrite.outcome, !edits.isEmpty,
      let location = rewrite.location
    else { return rewrite }
    let names = rewrite.subjects.map { "'\(context.index.displayName(of: $0))'" }.joined(separator: " and ")
    return .blocked(
      rewrite.subjects,
      Diagnostic(
        id: .usedInContext, location: location,
        message:
          "this would have to change with \(names), but the file is only read; give it as a path too, "
          + "or keep the type as it is")
    ).unless(rewrite.unless)
  }
}
