import MigrationPlanning
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
/// later, nor for those that an update skips, as its coordinator says so. So the update reads these first:
///
/// ```swift
/// func updateUIView(_ view: UITextView, context: Context) {
///   let _ = model.text
///   guard !context.coordinator.isEditing else { return }
///   view.text = model.text
/// ```
///
/// Where that cannot be written, or is too much, to be reviewed, and blocked with `observed-object-never-read` otherwise.
enum RepresentableReads {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let state = UnobservedState(in: context.model, following: .far)
    return context.properties.flatMap { property -> [Rewrite] in
      guard property.wrapper != .focusedObject, !property.subjects.isEmpty, !property.variable.isStatic,
        let holder = context.index.owner(of: property.id),
        context.model.conforms(holder, toOneOf: ProjectModel.representedProtocols),
        !context.model.neverPublish(property.subjects)
      else { return [] }
      let handling = handling(of: property, by: holder, context)
      let read = handling.members.union(readThroughOthers(property, by: holder, handling, state, context))
      let byOthers = readByOthers(property, by: holder, handling, besides: read, context)
      guard let loss = Loss(of: property, in: handling, besides: read, byOthers, context) else { return [] }
      let names = loss.isOfAll ? published(property, context) : handling.later.union(byOthers)
      return RegisteredBody.rewrites(
        reading: names.subtracting(read), through: property, of: holder, context)
        ?? [rewrite(for: loss, of: property, in: holder, context)]
    }
  }

  private static func published(_ property: WrappedProperty, _ context: RuleContext) -> Set<String> {
    Set(context.model.publishedVariables(in: property.subjects).map { context.index[$0].name })
  }

  /// What an update always reads though it does not name the object, as by a getter of its coordinator.
  private static func readThroughOthers(
    _ property: WrappedProperty, by holder: TypeID, _ handling: ObjectHandling, _ state: UnobservedState,
    _ context: RuleContext
  ) -> Set<String> {
    guard handling.updates, handling.isPassedOn && !handling.isRead || handling.isGiven,
      let reach = state.reach(ofBodyOf: holder)
    else { return [] }
    let read = context.model.publishedVariables(in: property.subjects).filter(reach.alwaysReads)
    return Set(read.map { context.index[$0].name })
  }

  /// What others read to show it, to whom the object is given, and an update does not read itself.
  private static func readByOthers(
    _ property: WrappedProperty, by holder: TypeID, _ handling: ObjectHandling, besides read: Set<String>,
    _ context: RuleContext
  ) -> Set<String> {
    guard handling.updates, handling.isPassedOn || handling.isGiven else { return [] }
    return LaterReads(of: property, by: holder, in: context.model)
      .readByRepresented(among: published(property, context).subtracting(read))
  }

  /// Updates that may no longer come.
  private enum Loss {
    /// All that there were.
    case all
    /// The reads in code that runs after the update.
    case deferred(String)
    /// The reads that an update may skip.
    case guarded(String)
    /// The reads by a coordinator or a view that an update makes read anew.
    case byRepresented(String)

    init?(
      of property: WrappedProperty, in handling: ObjectHandling, besides read: Set<String>,
      _ byOthers: Set<String>, _ context: RuleContext
    ) {
      let announced = { (names: Set<String>) in
        names.subtracting(read).sorted().first {
          context.model.mayAnnounce(memberNamed: $0, of: property.subjects)
        }
      }
      if !handling.isRead && read.isEmpty {
        guard handling.isPassedOn, handling.updates else { return nil }
        self = .all
      } else if let member = announced(byOthers) {
        self = .byRepresented(member)
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

    var isOfAll: Bool { if case .all = self { true } else { false } }
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
    case .byRepresented(let member):
      let reason =
        "what '\(view)' shows reads '\(object).\(member)', and an update does not: a change of that led to another update, and "
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
