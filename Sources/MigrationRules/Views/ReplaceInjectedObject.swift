import MigrationPlanning
import SourceText
import SwiftModel

/// Replaces the `@InjectedObject` of Factory by its `@InjectedObservable`, which is a `@State` of what Factory makes, as
/// the other is a `@StateObject`: both make the object once, for the first view that has this place.
///
/// ```swift
/// @InjectedObject(\.player) private var player
/// ```
/// becomes
/// ```swift
/// @InjectedObservable(\.player) private var player
/// ```
///
/// A part of `replace-state-object-with-state`. Without the module of the version that has it, `KeepForeignWrappers` holds
/// the type back. Blocks with `wrapper-storage-used` and `projection-passed-whole`.
enum ReplaceInjectedObject {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let properties = context.properties.filter { $0.wrapper == .injectedObject && !$0.subjects.isEmpty }
    if properties.isEmpty { return [] }
    let unread = LostUpdates(in: context.model, for: properties, besides: context.unannounced)
    let name = AppleName.injectedObject.rawValue
    let made = context.index.files(mentioning: name).first {
      FactsReader.usesGenericType(name, in: context.source($0))
    }
    return properties.flatMap { property -> [Rewrite] in
      let storage = context.uses.storageUses[property.id] ?? []
      if let made, storage.isEmpty {
        let offset = context.source(made).offsets(of: name)[0]
        return [blocked(property, at: offset, in: made, context)]
      }
      return [attribute(of: property, context)] + unread.rewrites(for: property, context)
        + (context.uses.projections[property.id] ?? []).map { projection($0, of: property, context) }
        + storage.map {
          blocked(property, at: $0.use.range.lowerBound, in: $0.file, context)
        }
    }
  }

  private static func attribute(of property: WrappedProperty, _ context: RuleContext) -> Rewrite {
    let edit = context.source(property.file).replacing(
      property.attribute.nameRange, with: "InjectedObservable")
    // Both isolate the type around them to the main actor.
    return .edits([edit], of: property.subjects, in: property.file, counts: .use)
  }

  /// Both project something that gives bindings to the members of the object.
  private static func projection(
    _ located: Located<ProjectionUse>, of property: WrappedProperty, _ context: RuleContext
  ) -> Rewrite {
    if PassedProjection.isHidden(located.use) || located.use.isOfStorage {
      return located.rewriteToBindable(of: property, context.model)
    }
    return located.use.isWhole
      ? PassedProjection.rewrite(of: located, of: property, context.model)
      : .edits([], of: property.subjects, in: located.file, counts: .use)
  }

  private static func blocked(
    _ property: WrappedProperty, at offset: Int, in file: Int, _ context: RuleContext
  ) -> Rewrite {
    .blocked(
      property.subjects,
      context.diagnostic(
        .wrapperStorageUsed, at: offset, in: file,
        "'@InjectedObject' is used as a type or as storage here, in a way that '@InjectedObservable' may not take; let the wrapper take a key path where it is declared"
      ))
  }
}
