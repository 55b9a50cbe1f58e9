import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// A mention of a member that an analysis came by, as far as its facts tell where that stands.
struct TracedMention: Sendable {
  enum Action: Sendable { case reads, calls, writes, changes }

  let name: String
  let action: Action
  let base: ExpressionFact?
  let file: Int
  let enclosingType: Int?
  /// The member that it stands in, by its name; nil where the fact does not tell.
  let member: String?
  /// Where the name starts; nil where the fact does not tell.
  let offset: Int?
  /// Where it stands; nil for anywhere in the enclosing type.
  var range: Range<Int>?
  /// It happens during the access that the trace begins with.
  var isMeanwhile = false
}

extension TracedMention {
  init(name: String, action: Action, base: ExpressionFact?, file: Int, range: Range<Int>) {
    self.init(
      name: name, action: action, base: base, file: file, enclosingType: nil, member: nil, offset: nil,
      range: range)
  }

  init(_ located: Located<Effect>) {
    let use = located.use
    self.init(
      name: use.name, action: Action(use), base: use.base, file: located.file,
      enclosingType: use.enclosingType, member: nil, offset: use.offset)
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
  /// The steps of mentions, without those whose position is not found for certain.
  func trace(_ mentions: [TracedMention]) -> [TraceStep] {
    mentions.compactMap { mention in
      location(of: mention).map { step(at: $0, mention.text) }
    }
  }

  /// `'body' calls 'refresh()'`
  ///
  /// - Parameter action: the action of the enclosing member at that position.
  func step(at location: SourceLocation, _ action: String) -> TraceStep {
    TraceStep(at: location, "\(member(around: location).map { "'\($0)'" } ?? "the code") \(action)")
  }

  /// The accesses of a path, each with its enclosing member.
  ///
  /// - Parameters:
  ///   - declarations: the declarations that contain the accesses.
  ///   - endsInChange: whether the last access changes a variable, although it may be written as a read.
  func trace(
    _ path: [AccessFact], in declarations: [TypeID], endsInChange: Bool = false
  ) -> [TraceStep] {
    path.enumerated().compactMap { number, access in
      guard let declaration = declarations.first(where: { index[$0].contains(access) }) else { return nil }
      let isChange = endsInChange && number == path.count - 1
      let isFunction = declarations.contains { index[$0].functions.contains { $0.name == access.name } }
      let action =
        switch access.kind {
        case .assignment, .initialization: "writes '\(access.name)'"
        case .read where isChange: "changes '\(access.name)'"
        case .read: isFunction ? "calls '\(access.name)()'" : "reads '\(access.name)'"
        case .mutation, .memberWrite, .aliasedInout: "changes '\(access.name)'"
        }
      return step(at: SourceLocation(file: declaration.file, offset: access.nameOffset), action)
    }
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

  /// The position of a mention. For facts without one, the code around is searched for the name, without comments,
  /// strings and other members of the same name.
  private func location(of mention: TracedMention) -> SourceLocation? {
    if let offset = mention.offset { return SourceLocation(file: mention.file, offset: offset) }
    let source = source(mention.file)
    let type = mention.enclosingType.map { index.files[mention.file].types[$0].range }
    let words = source.words(in: mention.range ?? type ?? source.range) { $0 == mention.name }
      .map { SourceLocation(file: mention.file, offset: $0.offset) }
    // The fact is one of them.
    if words.count == 1 { return words[0] }
    let uses = references.effects(at: words.map(\.offset), in: mention.file).filter { use in
      (mention.range != nil || use.enclosingType == mention.enclosingType) && use.base == mention.base
        && isIn(mention.member, SourceLocation(file: mention.file, offset: use.offset))
    }
    let shown = uses.first { $0.place != .elsewhere } ?? uses.first
    return shown.map { SourceLocation(file: mention.file, offset: $0.offset) }
  }

  private func isIn(_ name: String?, _ location: SourceLocation) -> Bool {
    guard let name, let member = member(around: location) else { return true }
    return member == name || member == name + "()" || member == "init"
  }
}

extension TypeFact {
  fileprivate func contains(_ access: AccessFact) -> Bool {
    functions.contains { $0.accesses.contains(access) }
      || variables.contains { variable in
        [variable.getterAccesses, variable.setterAccesses, variable.observerAccesses].contains {
          $0.contains(access)
        }
      }
  }
}
