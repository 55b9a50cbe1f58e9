import MigrationPlanning
import MigrationRules
import SourceText
import SwiftModel

/// Files that could not be read as sources, and the types that they hold back: those that they name.
struct UnreadFiles: Sendable {
  private let problems: [(file: Int, problem: String)]
  private let context: RuleContext

  init(_ inputs: [SourceInput], context: RuleContext) {
    problems = inputs.enumerated().compactMap { file, input in input.problem.map { (file, $0) } }
    self.context = context
  }

  /// One for each file.
  var notes: [Diagnostic] {
    problems.map { Self.diagnostic($0, $1) }
  }

  var blockers: [Rewrite] {
    problems.flatMap { file, problem -> [Rewrite] in
      let source = context.index.files[file].source
      return context.types.order.filter { type in
        context.index[type].name.last.map { source.mentions($0) } ?? false
      }.map { .blocked([$0], Self.diagnostic(file, problem)) }
    }
  }

  private static func diagnostic(_ file: Int, _ problem: String) -> Diagnostic {
    Diagnostic(id: .fileNotRead, location: SourceLocation(file: file, offset: 0), message: problem)
  }
}
