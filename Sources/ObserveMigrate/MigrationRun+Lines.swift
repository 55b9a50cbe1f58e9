import Foundation
import MigrationOutput
import MigrationPlanning
import MigrationRules
import SourceText

extension MigrationRun {
  /// What the code in a line is, and what the rules do there.
  func explanation(ofLine line: Int, in path: String) async throws(MigrationError) -> [String] {
    let file = try file(at: path)
    guard let offset = sources[file].lines.offset(ofLine: line) else {
      throw .noSuchLine(in: sources[file].path, count: sources[file].lines.count)
    }
    let solution = try await solution()
    let reader = LineFactsReader(at: offset, in: file, of: context)
    let rules = Rule.allCases
    let statements = await Workers(jobs: options.jobs).map(rules.count, inPortionsOf: 1) {
      reader.statement(of: rules[$0], reviewed: options.bestEffort, moved: solution.plan.moved)
    }
    let facts = LineFacts(subjects: reader.subjects, statements: statements.compactMap { $0 })
    return LineExplanation(
      facts, at: SourceLocation(file: file, offset: offset), in: solution.report, files: sources,
      isVerbose: options.isVerbose
    ).lines
  }

  /// The file at a path, or the only one whose path ends so.
  private func file(at path: String) throws(MigrationError) -> Int {
    let folder = SourceDiscovery(options).workingFolder
    let whole = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path
    if let exact = inputs.firstIndex(where: { $0.url.standardizedFileURL.path == whole }) { return exact }
    let ending = path.split(separator: "/")
    let similar = inputs.indices.filter {
      inputs[$0].url.path.split(separator: "/").suffix(ending.count).elementsEqual(ending)
    }
    guard let found = similar.first else { throw .noSuchPath(path) }
    if similar.count == 1 { return found }
    let others = similar.map { sources[$0].path }.joined(separator: ", ")
    throw .file(path: path, problem: "there are several: \(others); give more of the path")
  }
}
