import MigrationPlanning
import SourceText
import SwiftModel

/// Reads an object of the focused views by its type.
///
/// ```swift
/// @FocusedObject private var draft: Draft?
/// var body: some View { Toggle("…", isOn: $draft?.isUrgent ?? .constant(false)) }
/// ```
/// becomes
/// ```swift
/// @FocusedValue(Draft.self) private var draft: Draft?
/// var body: some View { Toggle("…", isOn: draft.map { Bindable($0) }?.isUrgent ?? .constant(false)) }
/// ```
///
/// The modifiers `.focusedObject(draft)` and `.focusedSceneObject(draft)` are rewritten by
/// `ReplaceEnvironmentObjectModifier`. Both counterparts are available since iOS 17 and macOS 14, like the macro:
/// <https://developer.apple.com/documentation/swiftui/view/focusedvalue(_:)>. Blocks with `focused-object-used`.
enum ReplaceFocusedObject {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.properties.filter { $0.wrapper == .focusedObject }.flatMap { property -> [Rewrite] in
      guard !property.subjects.isEmpty else {
        return UnclearProperties.rewrites(of: property, in: context.model)
      }
      let unclear = context.uses.unclearProjections[property.variable.name] ?? []
      return [declaration(of: property, context)]
        + (context.uses.projections[property.id] ?? []).map { projection($0, of: property, context) }
        + (context.uses.storageUses[property.id] ?? []).map { storage($0, of: property, context) }
        + unclear.map { blocked(by: $0.use.range, in: $0.file, property, context) }
    }
  }

  private static func declaration(of property: WrappedProperty, _ context: RuleContext) -> Rewrite {
    let variable = property.variable
    let source = context.source(property.file)
    guard case .optional(.named(let name))? = variable.type, let range = variable.typeRange,
      source.hasText("?", before: range.upperBound), name.last?.name != variable.name,
      property.attribute.arguments == nil, property.attribute.genericArgumentsRange == nil,
      variable.initializerRange == nil
    else {
      return blocked(
        by: property.attribute.range, in: property.file, property, context,
        "is not followed by an optional type that '@FocusedValue' could name; write it out, as in '@FocusedObject var \(variable.name): SomeModel?'"
      )
    }
    let scope = LookupScope(inside: property.id.declaration)
    let wrapper =
      property.attribute.name.count > 1
      ? "FocusedValue" : context.model.swiftUIName("FocusedValue", at: scope)
    let type = source.text(in: range.lowerBound..<range.upperBound - 1)
    let old = property.attribute.nameRange.lowerBound..<property.attribute.range.upperBound
    return .edits(
      [source.replacing(old, with: "\(wrapper)(\(type).self)")], of: property.subjects, in: property.file,
      notes: MainActorNotes.notes(for: property, in: context.model), counts: .use)
  }

  /// `$draft?.title`: a binding, where there is an object.
  private static func projection(
    _ located: Located<ProjectionUse>, of property: WrappedProperty, _ context: RuleContext
  ) -> Rewrite {
    let use = located.use
    let source = context.source(located.file)
    let next = use.range.upperBound
    guard !use.isKeyPath, source.hasText("?.", at: next) || source.hasText("!.", at: next)
    else { return blocked(by: use.range, in: located.file, property, context) }
    let object = located.object(of: property, context.model)
    let bindable = context.model.bindableName(for: property)
    return .edits(
      [source.replacing(use.range, with: "\(object).map { \(bindable)($0) }")], of: property.subjects,
      in: located.file, counts: .use)
  }

  private static func storage(
    _ located: Located<StorageUse>, of property: WrappedProperty, _ context: RuleContext
  ) -> Rewrite {
    let use = located.use
    guard use.form == .wrappedValue else {
      return blocked(by: use.range, in: located.file, property, context)
    }
    return located.rewriteToObject(of: property, context.model)
  }

  private static func blocked(
    by range: Range<Int>, in file: Int, _ property: WrappedProperty, _ context: RuleContext,
    _ problem: String =
      "has no counterpart in '@FocusedValue'; use the object itself, with 'Bindable(…)' where a binding is needed"
  ) -> Rewrite {
    .blocked(
      property.subjects,
      context.diagnostic(
        .focusedObjectUsed, at: range.lowerBound, in: file,
        "'\(context.quotation(range, in: file))' \(problem)"))
  }
}
