import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Objects that views of UIKit and AppKit for SwiftUI only pass on.
///
/// ```swift
/// struct ItemTable: NSViewRepresentable {
///   @ObservedObject var model: ItemsModel
///   func updateNSView(_ table: NSTableView, context: Context) { table.reloadData() }
/// ```
/// The old wrappers updated the view for each change of the object. With tracking, SwiftUI updates it only for a change
/// of a property that the last update read, and not for reads in a coordinator, a `draw(_:)` or a closure that runs
/// later. To be reviewed, and blocked with `observed-object-never-read` otherwise.
///
/// The same goes for a property that is read only in code which an update dispatches to a queue or a task. A note
/// reports a property that is read only behind a condition on the coordinator:
///
/// ```swift
/// guard !context.coordinator.isEditing else { return }
/// view.text = model.text
/// ```
enum RepresentableReads {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.properties.compactMap { property in
      guard property.wrapper != .focusedObject, !property.subjects.isEmpty, !property.variable.isStatic,
        let holder = context.index.owner(of: property.id),
        context.model.conforms(holder, toOneOf: ProjectModel.representedProtocols),
        let loss = Loss(of: property, in: handling(of: property, by: holder, context), context)
          ?? coordinatorLoss(of: property, by: holder, context),
        !context.model.neverPublish(property.subjects)
      else { return nil }
      return rewrite(for: loss, of: property, in: holder, context)
    }
  }

  /// Updates that may no longer come.
  private enum Loss {
    /// All that there were.
    case all
    /// The reads in code that runs after the update.
    case deferred(String)
    /// The reads that an update may skip.
    case guarded(String)
    /// The reads by a coordinator that an update makes read anew.
    case byCoordinator(String)

    init?(of property: WrappedProperty, in handling: ObjectHandling, _ context: RuleContext) {
      let announced = { (names: Set<String>) in
        names.subtracting(handling.members).sorted().first {
          context.model.mayAnnounce(memberNamed: $0, of: property.subjects)
        }
      }
      if !handling.isRead {
        guard handling.isPassedOn, handling.updates else { return nil }
        self = .all
      } else if handling.isGiven {
        return nil
      } else if let member = announced(handling.deferred.subtracting(handling.guarded)) {
        self = .deferred(member)
      } else if let member = announced(handling.guarded) {
        self = .guarded(member)
      } else {
        return nil
      }
    }
  }

  /// What a coordinator reads to give it to its view, as a data source does, and an update does not read itself.
  private static func coordinatorLoss(
    of property: WrappedProperty, by holder: TypeID, _ context: RuleContext
  ) -> Loss? {
    let handling = handling(of: property, by: holder, context)
    let type = TypeExpression.named([.init(name: "Coordinator")])
    guard handling.updates, handling.isPassedOn, !handling.isGiven,
      case .project(let coordinator, _) = context.index.resolve(type, in: LookupScope(inside: holder))
    else { return nil }
    let names = Set(context.model.publishedVariables(in: property.subjects).map { context.index[$0].name })
      .subtracting(handling.members)
    return context.index.declarations(of: coordinator).firstResult { declaration in
      let fact = context.index[declaration]
      let region = CodeRegion(file: declaration.file, range: fact.memberBlockRange)
      let reads = context.references.effects(in: [region], where: names.contains)[region] ?? []
      return reads.first { use in
        use.kind == .read && !use.mayChangeValue
          && isMember(use, of: property.subjects, in: declaration.file, context)
          && fact.functions.contains { $0.result != nil && $0.range.contains(use.offset) }
      }.map { .byCoordinator($0.name) }
    }
  }

  private static func isMember(
    _ use: Effect, of subjects: [TypeID], in file: Int, _ context: RuleContext
  ) -> Bool {
    guard let base = use.base else { return false }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    return context.index.type(of: base, in: scope).unwrapped.declarations.contains(where: subjects.contains)
  }

  private static func rewrite(
    for loss: Loss, of property: WrappedProperty, in holder: TypeID, _ context: RuleContext
  ) -> Rewrite {
    let (view, object) = (context.name(of: holder), property.variable.name)
    let diagnostic = { (message: String) in
      context.diagnostic(
        .observedObjectNeverRead, at: property.variable.nameRange.lowerBound, in: property.file, message)
    }
    let notes = { (messages: [String]) in
      Rewrite.edits([], of: property.subjects, in: property.file, notes: messages.map(diagnostic))
    }
    switch loss {
    case .all:
      let reason =
        "'\(view)' hands '\(object)' on and reads nothing of it itself: it was updated with every change of it, and "
      let example =
        context.model.published(in: property.subjects).map { ", as in 'let _ = \(object).\($0)'" } ?? ""
      let way = "read in its update what that depends on" + example
      return notes([reason + "is not any more; \(way)"])
        .reviewed(
          otherwise: diagnostic(reason + "would not be any more; \(way), or run with '--best-effort'"))
    case .deferred(let member):
      let reason =
        "an update of '\(view)' leaves reading '\(object).\(member)' to code that runs after it: a change of that led to another update, and "
      let way = "read it in the update itself, as in 'let \(member) = \(object).\(member)'"
      return notes([reason + "does not any more; \(way)"])
        .reviewed(otherwise: diagnostic(reason + "would not any more; \(way), or run with '--best-effort'"))
    case .byCoordinator(let member):
      let reason =
        "the coordinator of '\(view)' reads '\(object).\(member)', and an update does not: a change of that led to another update, and "
      let way = "read it in the update itself, as in 'let _ = \(object).\(member)'"
      return notes([reason + "does not any more; \(way)"])
        .reviewed(otherwise: diagnostic(reason + "would not any more; \(way), or run with '--best-effort'"))
    case .guarded(let member):
      return notes([
        "an update of '\(view)' reads '\(object).\(member)' only where its coordinator lets it: after one that does not, no change of that leads to another; read it before that is asked, as in 'let \(member) = \(object).\(member)'"
      ])
    }
  }

  private static func handling(
    of property: WrappedProperty, by holder: TypeID, _ context: RuleContext
  ) -> ObjectHandling {
    let declarations = Dictionary(grouping: context.index.declarations(of: holder), by: \.file)
    return declarations.map { file, declarations in
      FactsReader.handling(
        of: property.variable.name,
        inTypesAt: declarations.map { context.index[$0].memberBlockRange },
        in: context.source(file))
    }.reduce(into: ObjectHandling()) { $0.formUnion($1) }
  }
}
