import MigrationPlanning
import MigrationRules
import SourceText
import SwiftModel

extension MigrationRun {
  /// What came of the edits of one file.
  enum Edited: Sendable {
    case unchanged
    case changed(MigrationResult.Change)
    /// The units whose edits do not fit.
    case failed([Rewrite])

    var blockers: [Rewrite] {
      if case .failed(let blockers) = self { return blockers }
      return []
    }
  }

  /// Every file that the plan changes, or each of some, in order; the files are edited and checked on all cores.
  func edited(by plan: Plan, in some: Set<Int>? = nil) async -> [Edited] {
    let edits = plan.edits
    let files = edits.keys.filter { some?.contains($0) ?? true }.sorted()
    return await Workers(jobs: options.jobs).map(files.count) { index in
      edit(files[index], with: edits[files[index]] ?? [], of: plan)
    }
  }

  private func edit(_ file: Int, with edits: [SourceEdit], of plan: Plan) -> Edited {
    let source = context.index.files[file].source
    do throws(EditConflict) {
      let all = try sourceEdits(of: file, making: edits, of: plan)
      let migrated = all.applied(to: source.bytes)
      if migrated == source.bytes { return .unchanged }
      if let problem = problem(of: file, migrated, by: all) {
        return .failed(blockers(in: file, at: problem.offset, plan, problem.message))
      }
      return .changed(
        MigrationResult.Change(source, migrated, by: all, url: inputs[file].url, in: diffRoot))
    } catch {
      return .failed(
        blockers(
          in: file, at: error.second.range.lowerBound, plan,
          "two of its rewrites touch the same place; please report this",
          making: [error.first, error.second]))
    }
  }

  /// The edits of a plan in the order of the file, with the imports that follow from them.
  func sourceEdits(
    of file: Int, making edits: [SourceEdit], of plan: Plan
  ) throws(EditConflict) -> SourceEdits {
    let source = context.index.files[file].source
    let own = RemovedLines.joined(edits.sorted(by: Self.precedes), in: source)
    let imports = ImportObservation.edits(
      in: file, applied: try SourceEdits(ordered: own), plan: plan, context: context)
    return try SourceEdits(ordered: imports + own)
  }

  /// Statements put in at the same place stay in the order of the properties they are about.
  private static func precedes(_ first: SourceEdit, _ second: SourceEdit) -> Bool {
    (first.range.lowerBound, first.range.upperBound) < (second.range.lowerBound, second.range.upperBound)
  }

  private func blockers(
    in file: Int, at offset: Int, _ plan: Plan, _ problem: String, making conflict: [SourceEdit] = []
  ) -> [Rewrite] {
    let rewrites = plan.applied.filter { rewrite in
      guard rewrite.file == file, case .edits(let edits) = rewrite.outcome else { return false }
      return !edits.isEmpty
    }
    let involved = rewrites.filter { rewrite in
      guard case .edits(let edits) = rewrite.outcome else { return false }
      return edits.contains { edit in conflict.contains { $0.range.overlaps(edit.range) || $0 == edit } }
    }
    let subjects = Set((involved.isEmpty ? failing(rewrites, in: file, plan) : involved).flatMap(\.subjects))
      .sorted()
    precondition(!subjects.isEmpty, "edits come from rewrites of types that move")
    return subjects.map { subject in
      .blocked(
        [subject],
        Diagnostic(
          id: .conflictingEdits, location: SourceLocation(file: file, offset: offset),
          message:
            "'\(context.index.displayName(of: subject))' cannot be rewritten here: \(problem)"
        ))
    }
  }

  /// The rewrites of the types whose own edits fail the check of the result; all of them where no type's fail by themselves.
  private func failing(_ rewrites: [Rewrite], in file: Int, _ plan: Plan) -> [Rewrite] {
    let failing = Set(rewrites.flatMap(\.subjects)).filter { subject in
      let edits = rewrites.filter { $0.subjects.contains(subject) }.flatMap { rewrite -> [SourceEdit] in
        if case .edits(let edits) = rewrite.outcome { edits } else { [] }
      }
      guard let all = try? sourceEdits(of: file, making: edits, of: plan) else { return true }
      return problem(of: file, all.applied(to: context.index.files[file].source.bytes), by: all) != nil
    }
    return failing.isEmpty ? rewrites : rewrites.filter { !failing.isDisjoint(with: $0.subjects) }
  }

  private func problem(of file: Int, _ migrated: [UInt8], by edits: SourceEdits) -> ResultCheck.Problem? {
    let facts = context.index.files[file]
    return ResultCheck.problem(
      of: facts.source, hadError: facts.syntaxError != nil, result: migrated, by: edits)
  }
}
