import MigrationPlanning
import ProjectIndex
import SourceText

/// Objects of views of UIKit and AppKit for SwiftUI that are only handed on.
///
/// ```swift
/// struct ItemTable: NSViewRepresentable {
///   @ObservedObject var model: ItemsModel
///   func updateNSView(_ table: NSTableView, context: Context) { table.reloadData() }
/// ```
/// The old wrappers called for an update with each change of the object. SwiftUI calls for one where something changes
/// that the last one read. What a coordinator, a `draw(_:)` or a closure reads later is none of that, so the view would
/// stay as it is. To be reviewed, and held back with `observed-object-never-read` otherwise.
enum RepresentableReads {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.properties.compactMap { property in
      guard property.wrapper != .focusedObject, !property.subjects.isEmpty, !property.variable.isStatic,
        let holder = context.index.owner(of: property.id),
        context.conforms(holder, toOneOf: RuleContext.representedProtocols),
        isOnlyHandedOn(property, by: holder, context), !context.areSilent(property.subjects)
      else { return nil }
      let diagnostic = { (consequence: String) in
        context.diagnostic(
          .observedObjectNeverRead, at: property.variable.nameRange.lowerBound, in: property.file,
          "'\(context.name(of: holder))' hands '\(property.variable.name)' on and reads nothing of it itself: it was updated with every change of it, and \(consequence)"
        )
      }
      let example = context.published(in: property.subjects).map {
        ", as in 'let _ = \(property.variable.name).\($0)'"
      }
      let way = "read in its update what that depends on" + (example ?? "")
      return Rewrite.edits(
        [], of: property.subjects, in: property.file, notes: [diagnostic("is not any more; \(way)")]
      ).reviewed(otherwise: diagnostic("would not be any more; \(way), or run with '--best-effort'"))
    }
  }

  private static func isOnlyHandedOn(
    _ property: WrappedProperty, by holder: TypeID, _ context: RuleContext
  ) -> Bool {
    let declarations = Dictionary(grouping: context.index.declarations(of: holder), by: \.file)
    let handlings = declarations.map { file, declarations in
      FactsReader.handling(
        of: property.variable.name,
        inTypesAt: declarations.map { context.index[$0].memberBlockRange },
        in: context.source(file))
    }
    return !handlings.contains(where: \.isRead) && handlings.contains(where: \.isHandedOn)
      && handlings.contains(where: \.updates)
  }
}
