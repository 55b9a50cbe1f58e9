import MigrationPlanning
import SwiftModel

/// What is called, and written to stored objects, where views may be made.
struct RenderCalls: Sendable {
  /// The calls, by the names of what they call.
  let calls: [String: [Located<RenderCallUse>]]
  /// What is written, by the names of the variables.
  let writes: [String: [Located<RenderWriteUse>]]

  init(in model: ProjectModel) {
    var calls = Dictionary(
      grouping: model.index.files.enumerated().flatMap { file, facts in
        facts.renderCalls.map { Located(file: file, use: $0) }
      }, by: \.use.name)
    calls["callAsFunction"] = model.callsOfValues()
    self.calls = calls
    writes = Dictionary(
      grouping: model.index.files.enumerated().flatMap { file, facts in
        facts.renderWrites.map { Located(file: file, use: $0) }
      }, by: \.use.name)
  }

  /// The functions that call what may change an unpublished variable of an observable class, or change it themselves:
  /// if they run while a view is made, it is a cache.
  func functions(using writers: UnpublishedWriters) -> Set<FunctionName> {
    let calls = writers.functions.flatMap { self.calls[$0] ?? [] }.map(\.use.function)
    let writes = writers.variables.flatMap { self.writes[$0] ?? [] }.map(\.use.function)
    return Set((calls + writes).compactMap { $0 })
  }
}
