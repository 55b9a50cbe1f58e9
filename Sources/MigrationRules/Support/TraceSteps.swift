import MigrationPlanning
import SwiftModel

/// A mention of a member that an analysis came by.
struct TracedMention: Sendable {
  enum Action: Sendable { case reads, calls, writes, changes }

  let name: String
  let action: Action
  /// Where the name starts.
  let location: SourceLocation
  /// It happens during the access that the trace begins with.
  var isMeanwhile = false
}

extension TracedMention {
  init(_ located: Located<Effect>) { self.init(located, Action(located.use)) }

  init(_ located: Located<Effect>, _ action: Action) {
    name = located.use.name
    self.action = action
    location = SourceLocation(file: located.file, offset: located.use.offset)
  }

  /// `calls 'refresh()'`
  fileprivate var text: String { isMeanwhile ? action.text(of: name) + " meanwhile" : action.text(of: name) }
}

extension TracedMention.Action {
  fileprivate init(_ use: Effect) {
    switch use.kind {
    case .assignment, .initialization: self = .writes
    case .mutation, .memberWrite, .aliasedInout: self = .changes
    case .read: self = use.isCalled ? .calls : .reads
    }
  }

  fileprivate func text(of name: String) -> String {
    switch self {
    case .reads: "reads '\(name)'"
    case .calls: "calls '\(name)()'"
    case .writes: "writes '\(name)'"
    case .changes: "changes '\(name)'"
    }
  }
}

extension ProjectModel {
  /// The steps of mentions.
  func trace(_ mentions: [TracedMention]) -> [TraceStep] {
    mentions.map { step(at: $0.location, $0.text) }
  }

  /// `'body' calls 'refresh()'`
  ///
  /// - Parameter action: the action of the enclosing member at that position.
  func step(at location: SourceLocation, _ action: String) -> TraceStep {
    TraceStep(at: location, "\(member(around: location).map { "'\($0)'" } ?? "the code") \(action)")
  }

  /// The innermost member that a place stands in: `body`, `refresh()`.
  private func member(around location: SourceLocation) -> String? {
    let facts = index.files[location.file]
    let type = facts.types.filter { $0.range.contains(location.offset) }
      .min { $0.range.count < $1.range.count }
    let functions = type?.functions ?? facts.globalFunctions
    if let function = functions.first(where: { $0.range.contains(location.offset) }) {
      return function.kind == .function ? function.name + "()" : function.name
    }
    let variables = type?.variables ?? facts.globalVariables
    return variables.first { $0.declarationRange.contains(location.offset) }?.name
  }
}
