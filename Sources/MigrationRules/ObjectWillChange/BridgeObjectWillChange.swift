import MigrationPlanning
import SourceText
import SwiftModel

/// Keeps the `objectWillChange` that something subscribes to, on request (`--bridge-publishers`).
///
/// ```swift
/// final class Search: ObservableObject {
///   @Published var query = ""
/// }
/// search.objectWillChange.sink { … }
/// ```
/// becomes
/// ```swift
/// @Observable final class Search {
///   @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
///   var query = "" {
///     willSet { objectWillChange.send() }
///   }
/// }
/// search.objectWillChange.sink { … }
/// ```
///
/// Subscribers get as many events as before, at the same time: before each change of a property that was published, and
/// what is sent by hand, which stays. A part of `bridge-publisher`. Where it is not possible, `RemoveObjectWillChange` blocks.
enum BridgeObjectWillChange {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    guard context.bridges != nil else { return [] }
    let publishers = context.changePublishers
    return publishers.subscriptions.keys.sorted().map { declaration(in: $0, context) }
      + context.classes.map(\.id).filter(publishers.isSent).flatMap { sending(in: $0, context) }
  }

  private static func declaration(in type: TypeID, _ context: RuleContext) -> Rewrite {
    let edits = context.changePublishers.isDeclared(in: type) ? [] : [publisher(of: type, context)]
    return .edits(edits, of: [type], in: type.file, notes: [note(about: type, context)], needsCombine: true)
  }

  private static func publisher(of type: TypeID, _ context: RuleContext) -> SourceEdit {
    let fact = context.index[type]
    let access: String =
      switch fact.accessLevel {
      case .public, .open: "public "
      case .package: "package "
      case .private, .fileprivate, .internal, nil: ""
      }
    let isolation = context.changePublishers.isUsedElsewhere(type) ? "nonisolated(unsafe) " : ""
    let name = context.model.combineName("ObservableObjectPublisher")
    return SubjectText.adding(
      "@ObservationIgnored \(access)\(isolation)let objectWillChange = \(name)()", atStartOf: fact,
      context.source(type.file))
  }

  private static func note(about type: TypeID, _ context: RuleContext) -> Diagnostic {
    let count = context.changePublishers.subscriptions[type]?.count ?? 0
    let uses = count == 1 ? "its use" : "its \(count) uses"
    return context.diagnostic(
      .publisherBridged, at: context.index[type].nameRange.lowerBound, in: type.file,
      "'objectWillChange' of '\(context.name(of: type))' lives on; to be rid of it, replace \(uses) with 'onChange(of:)', 'didSet' or 'Observations' for the properties that matter"
    )
  }

  /// Sends from the observers of properties without a subject; properties with a subject send both.
  private static func sending(in type: TypeID, _ context: RuleContext) -> [Rewrite] {
    guard let statement = context.changeStatement(in: type) else { return [] }
    return context.index[type].variables.enumerated().compactMap { number, variable in
      let id = VariableID(declaration: type, index: number)
      guard context.isPublished(variable, in: type), context.bridges?.givesSubject(to: id) == false else {
        return nil
      }
      // In the same observer: a variable can have one block of them.
      let announcement =
        context.announcesEqualValues(variable, in: type) || context.unannounced.announcing.contains(id)
        ? EqualityDrops.announcement(of: variable) : nil
      let statements = [statement, announcement].compactMap { $0 }.joined(separator: "; ")
      let edits = SubjectText.sending({ _ in statements }, from: variable, context.source(type.file))
      return .edits(edits, of: [type], in: type.file)
    }
  }
}
