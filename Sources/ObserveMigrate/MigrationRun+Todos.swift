import MigrationPlanning
import MigrationRules
import SourceText
import SwiftModel

extension MigrationRun {
  /// The changes of a plan, and with them the comments about what it leaves to do.
  func withTodos(
    _ changes: [MigrationResult.Change], of plan: Plan
  ) async -> [MigrationResult.Change] {
    let diagnostics = TodoDiagnostics(plan)
    let changesByPath = Dictionary(uniqueKeysWithValues: changes.map { ($0.url, $0) })
    let files = inputs.indices.filter { file in
      inputs[file].isEditable && inputs[file].problem == nil && context.index.files[file].syntaxError == nil
    }
    return await Workers(jobs: options.jobs).map(files.count) { number in
      let file = files[number]
      let change = changesByPath[inputs[file].url]
      return withTodos(file, change, diagnostics) ?? change
    }.compactMap(\.self)
  }

  /// Comments are put into what the plan makes of the file, so that none stands in the way of its edits.
  private func withTodos(
    _ file: Int, _ change: MigrationResult.Change?, _ diagnostics: TodoDiagnostics
  ) -> MigrationResult.Change? {
    let original = context.index.files[file].source
    let wanted = diagnostics.wanted[file] ?? []
    if wanted.isEmpty, !TodoComments.mayStand(in: original) { return nil }
    let own = change?.edits ?? SourceEdits()
    let migrated = change.map { SourceFile(path: $0.path, bytes: $0.migrated) } ?? original
    func moved(_ comment: TodoComments.Comment) -> TodoComments.Comment {
      TodoComments.Comment(offset: own.resultOffset(of: comment.offset), text: comment.text)
    }
    let comments = SourceEdits(
      inOrder: TodoComments.edits(
        in: migrated, wanted: wanted.map(moved),
        tolerated: (diagnostics.tolerated[file] ?? []).map(moved)))
    let result = comments.applied(to: migrated.bytes)
    if comments.isEmpty { return nil }
    precondition(
      ResultCheck.problem(of: migrated, hadError: false, result: result, by: comments) == nil,
      "a comment on a line of its own between tokens parses")
    return MigrationResult.Change(
      original, result, by: own.followed(by: comments, inOriginalOf: original.bytes.count),
      url: inputs[file].url, in: diffRoot, without: (migrated.bytes, own))
  }
}

/// What there is to say in comments, by file.
private struct TodoDiagnostics {
  /// Reasons of units that are held back, and warnings about types that move.
  let wanted: [Int: [TodoComments.Comment]]
  /// Reasons of units that were not asked for.
  let tolerated: [Int: [TodoComments.Comment]]

  init(_ plan: Plan) {
    let reasons = plan.units.filter { !$0.isSkipped }.flatMap(\.blockers)
    let notes = plan.applied.flatMap(\.notes).filter(\.id.needsManualWork)
    wanted = Self.comments(reasons + notes)
    tolerated = Self.comments(plan.units.filter(\.isSkipped).flatMap(\.blockers))
  }

  private static func comments(_ diagnostics: [Diagnostic]) -> [Int: [TodoComments.Comment]] {
    // What is wrong with a file, or with the tool, is at no place of the code.
    Dictionary(grouping: diagnostics.filter { $0.id.isAboutCode }, by: \.location.file)
      .mapValues { $0.map(TodoComments.Comment.init) }
  }
}
