import SourceText
import SwiftModel

/// Effects of the bodies that the first walk left out, if they change published properties. Each file is parsed again once
/// for all of them.
struct DeferredEffects: Sendable {
  /// By their files.
  private(set) var modifyAccesses: [Int: [ModifyAccess]] = [:]
  /// By their files.
  private(set) var selfAssignments: [Int: [SelfAssignment]] = [:]

  init(in model: ProjectModel) {
    let index = model.index
    var names: [Int: Set<String>] = [:]
    let published = Dictionary(grouping: model.namesOfPublished, by: { SourceWord($0) })
    for (file, facts) in index.files.enumerated() {
      let changed = (facts.unread.methods.flatMap(\.used) + facts.unread.changed).flatMap {
        published[$0] ?? []
      }
      if !changed.isEmpty { names[file, default: []].formUnion(changed) }
    }
    let files = names.sorted { $0.key < $1.key }
    let found = model.reader.map(files) { file, names in
      FactsReader.actions(changing: names, in: index.files[file].source)
    }
    for ((file, _), actions) in zip(files, found) {
      let unread = index.files[file].unread.ranges
      let changes = actions.modifyAccesses.filter { use in unread.contains { $0.contains(use.offset) } }
      if !changes.isEmpty { modifyAccesses[file] = changes }
      let assignments = actions.selfAssignments.filter { assignment in
        unread.contains { $0.contains(assignment.range.lowerBound) }
      }
      if !assignments.isEmpty { selfAssignments[file] = assignments }
    }
  }
}
