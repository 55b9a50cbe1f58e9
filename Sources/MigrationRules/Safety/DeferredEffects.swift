import MigrationPlanning
import SourceText
import SwiftModel

/// Effects of the bodies that the first walk left out, if they use functions relevant while a view is made or
/// change published properties. Each file is parsed again once for both.
struct DeferredEffects: Sendable {
  /// Includes the calls of the other bodies in the files that are parsed again.
  private(set) var directCalls: [Located<Effect>] = []
  /// By their files.
  private(set) var modifyAccesses: [Int: [ModifyAccess]] = [:]
  /// By their files.
  private(set) var selfAssignments: [Int: [SelfAssignment]] = [:]

  /// - Parameters:
  ///   - functions: the names of the functions whose calls are collected.
  ///   - rendered: the rendered functions, with the bodies left out.
  init(calling functions: Set<String>, _ rendered: RenderedFunctions, in model: ProjectModel) {
    let index = model.index
    var names = Dictionary(uniqueKeysWithValues: rendered.unreadBodies(calling: functions))
    let published = Dictionary(grouping: model.namesOfPublished, by: { SourceWord($0) })
    for (file, facts) in index.files.enumerated() {
      let changed = (facts.unread.methods.flatMap(\.used) + facts.unread.changed).flatMap {
        published[$0] ?? []
      }
      if !changed.isEmpty { names[file, default: []].formUnion(changed) }
    }
    let files = names.sorted { $0.key < $1.key }
    let found = model.reader.map(files) { file, names in
      FactsReader.actions(ofMentionsOf: names, in: index.files[file].source)
    }
    for ((file, _), actions) in zip(files, found) {
      let unread = index.files[file].unread.ranges
      directCalls += actions.directCalls.map { Located(file: file, use: $0) }
      let changes = actions.modifyAccesses.filter { use in unread.contains { $0.contains(use.offset) } }
      if !changes.isEmpty { modifyAccesses[file] = changes }
      let assignments = actions.selfAssignments.filter { assignment in
        unread.contains { $0.contains(assignment.range.lowerBound) }
      }
      if !assignments.isEmpty { selfAssignments[file] = assignments }
    }
  }
}
