import MigrationPlanning
import SourceText
import SwiftModel

/// `_model = other._model`, where the wrapper only refers to the object, or takes it from the environment.
///
/// ```swift
/// init(copying other: Self) { _book = other._book }
/// ```
/// becomes, for an `@ObservedObject`
/// ```swift
/// init(copying other: Self) { self.book = other.book }
/// ```
///
/// For an `@EnvironmentObject` it stays as it is. A copied `@StateObject` makes an object of its own, and a copied
/// `@State` would not.
enum CopiedStorage {
  /// Nil where what stands on the other side is not a property with the same wrapper and the same objects.
  static func rewrite(
    of located: Located<StorageUse>, _ property: WrappedProperty, _ context: RuleContext
  ) -> Rewrite? {
    guard case .copied(let side, let other) = located.use.form else { return nil }
    let partners = context.uses.properties(ofStorageAt: other, in: located.file).map { id in
      context.properties.first { $0.id == id }
    }
    guard partners.count == 1, let partner = partners[0], partner.wrapper == property.wrapper,
      partner.subjects == property.subjects
    else { return nil }
    let target = side == .target ? property : partner
    let source = side == .target ? partner : property
    let edits: [SourceEdit]? =
      switch property.wrapper {
      case .environmentObject: []
      case .observedObject: edits(of: located, side, from: source, to: target, context.model)
      default: nil
      }
    return edits.map { .edits($0, of: property.subjects, in: located.file, counts: .use) }
  }

  private static func edits(
    of located: Located<StorageUse>, _ side: StorageUse.CopySide, from source: WrappedProperty,
    to target: WrappedProperty, _ model: ProjectModel
  ) -> [SourceEdit] {
    let use = located.use
    let file = model.source(located.file)
    switch (side, model.needsBindable(target)) {
    case (.target, true): return []
    // A parameter of the same name is likely.
    case (.target, false):
      return [file.replacing(use.nameRange, with: use.base == nil ? "self." + use.name : use.name)]
    case (.source, true):
      return model.needsBindable(source) ? [] : [located.editToBindable(of: source, model)]
    case (.source, false):
      return [file.replacing(use.range, with: located.object(of: source, model))]
    }
  }
}
