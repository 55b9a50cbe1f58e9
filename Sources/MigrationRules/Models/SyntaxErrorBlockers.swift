package import MigrationPlanning
import SourceText
import SwiftModel

/// Blocks the types that a file with syntax errors declares, uses or names.
package enum SyntaxErrorBlockers {
  package static func rewrites(besides others: [Rewrite], in context: RuleContext) -> [Rewrite] {
    broken(in: context).flatMap { file, error -> [Rewrite] in
      let text = context.source(file).text(in: context.source(file).range)
      let used = Set(others.filter { $0.file == file }.flatMap(\.subjects))
      return context.types.order.filter { type in
        type.file == file || used.contains(type) || text.contains(context.index[type].name.last ?? "")
      }.map { .blocked([$0], diagnostic(error, file, context)) }
    }
  }

  /// A note for each such file.
  package static func notes(in context: RuleContext) -> [Diagnostic] {
    broken(in: context).map { diagnostic($0.error, $0.file, context) }
  }

  private static func broken(in context: RuleContext) -> [(file: Int, error: SyntaxErrorFact)] {
    context.index.files.enumerated().compactMap { file, facts in
      facts.syntaxError.map { (file, $0) }
    }
  }

  private static func diagnostic(_ error: SyntaxErrorFact, _ file: Int, _ context: RuleContext) -> Diagnostic
  {
    context.diagnostic(
      .syntaxError, at: error.offset, in: file,
      "the file does not parse: \(error.message); correct it first")
  }
}
