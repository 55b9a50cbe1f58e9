import MigrationPlanning
import SourceText
import SwiftModel

/// Why a view, or a member that one reads, depends on variables that it does not show.
enum DependencyReason {
  /// They change with what is shown, and nothing observes that: `'Repository.names'`.
  case shows(String, isManaged: Bool, trace: [TraceStep])
  /// They are changed for nothing else.
  case onlyUpdatesViews
  /// The view reads nothing of the object, and was updated with all of its changes.
  case updatedWithAll
  /// They are read where that is not tracked.
  case readElsewhere

  /// What is shown.
  var shown: String? { if case .shows(let shown, _, _) = self { shown } else { nil } }

  /// What is shown is of a managed object, which no macro makes observable in another way.
  var isManaged: Bool { if case .shows(_, let isManaged, _) = self { isManaged } else { false } }

  var trace: [TraceStep] { if case .shows(_, _, let trace) = self { trace } else { [] } }
}

extension ProjectModel {
  /// The note on a body or a member that reads variables to be told of them.
  ///
  /// - Parameters:
  ///   - reader: the view or the member.
  ///   - method: registers it with them, and with all else that its class announces.
  ///   - opened: those that were private, and that the module can read from now on.
  ///   - reasons: of each variable.
  func note(
    on reader: String, reading ids: [VariableID], by method: ObservingMethod? = nil,
    opening opened: [VariableID] = [],
    because reasons: [VariableID: DependencyReason], at place: SourceLocation
  ) -> Diagnostic {
    let names =
      method.map { "all that '\(name(of: $0.owner))' announces" }
      ?? Phrase.quoted(ids.map { index[$0].name }, upTo: .max)
    let it = method != nil || ids.count == 1 ? "it" : "them"
    let shown = ids.compactMap { reasons[$0]?.shown }
    let reason =
      switch ids.firstResult({ reasons[$0] }) {
      case _ where !shown.isEmpty:
        "nothing observes \(Phrase.list(shown.uniqued(), upTo: 2)), which changes with \(it) and is shown here"
      case .readElsewhere: "what reads \(it) for this view is not tracked"
      case .updatedWithAll: "it reads nothing else of the object, and was updated with all of its changes"
      default: "that is only changed to update views"
      }
    return diagnostic(
      .announcementRead, at: place.offset, in: place.file,
      "'\(reader)' reads \(names), as \(reason)" + change(ofAccessTo: opened)
    ).traced(by: ids.firstResult { reasons[$0]?.trace } ?? [])
  }

  private func change(ofAccessTo opened: [VariableID]) -> String {
    let levels = Set(opened.compactMap { index[$0].accessLevel }).sorted().map { "'\($0.rawValue)(set)'" }
    if levels.isEmpty { return "" }
    let names = Phrase.quoted(opened.map { index[$0].name }, upTo: .max)
    return "; for that, \(names) \(opened.count == 1 ? "becomes" : "become") \(Phrase.list(levels))"
  }
}
