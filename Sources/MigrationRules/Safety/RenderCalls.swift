import MigrationPlanning
import SwiftModel

/// Calls, and writes to stored objects, in code that may make views.
struct RenderCalls: Sendable {
  /// The calls, by the name of the callee.
  let calls: [String: [Located<RenderCallUse>]]
  /// The writes, by the name of the variable.
  let writes: [String: [Located<Effect>]]

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

  /// The functions that may change an unpublished variable of an observable class, directly or by a call: if
  /// they run while a view is made, the variable is a cache.
  func functions(using writers: UnpublishedWriters) -> Set<FunctionName> {
    let calls = writers.functions.flatMap { self.calls[$0] ?? [] }.map(\.use.function)
    let writes = writers.variables.flatMap { self.writes[$0] ?? [] }.map(\.use.place.function)
    return Set((calls + writes).compactMap { $0 })
  }
}
