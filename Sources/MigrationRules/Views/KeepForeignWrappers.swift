import MigrationPlanning
import SwiftModel

/// Blocks types whose objects a wrapper of another module takes as `ObservableObject`.
///
/// ```swift
/// @InjectedObject private var player: Player                          // Player stays, but with FactoryKit
/// @EnvironmentObject.Optional private var queue: Queue?               // Queue stays where `$queue` is used
/// @UIApplicationDelegateAdaptor private var delegate: AppDelegate     // AppDelegate stays where `_delegate` is used
/// ```
///
/// Blocks with `foreign-object-wrapper`. An old wrapper around an old one, `@ObservedObject @ObservedObject var player`,
/// does not compile, and what is meant is not guessed: it blocks with `unsupported-declaration`.
enum KeepForeignWrappers {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.index.files.indices.flatMap { file in
      context.index.files[file].types.indices.flatMap { rewrites(in: TypeID(file: file, index: $0), context) }
    } + context.properties.flatMap { repeated($0, context) }
  }

  private static func repeated(_ property: WrappedProperty, _ context: RuleContext) -> [Rewrite] {
    let scope = LookupScope(inside: property.id.declaration)
    guard
      let other = property.variable.attributes.first(where: {
        $0 != property.attribute && property.wrapper.isNamed(by: $0.name, at: scope, in: context.index)
      })
    else { return [] }
    let diagnostic = context.diagnostic(
      .unsupportedDeclaration, at: other.range.lowerBound, in: property.file,
      "'\(property.variable.name)' has '@\(other.name.joined(separator: "."))' twice; remove one first")
    return property.subjects.map { .blocked([$0], diagnostic) }
  }

  private static func rewrites(in declaration: TypeID, _ context: RuleContext) -> [Rewrite] {
    let scope = LookupScope(inside: declaration)
    return context.index[declaration].variables.enumerated().flatMap { number, variable -> [Rewrite] in
      guard let attribute = variable.attributes.first(where: { isForeignObjectWrapper($0, scope, context) })
      else { return [] }
      let id = VariableID(declaration: declaration, index: number)
      let isReplaced = context.model.properties(of: declaration).contains {
        $0.id == id && $0.wrapper == .injectedObject && !$0.subjects.isEmpty
      }
      if isReplaced { return [] }
      let hasCounterpart =
        isAdaptor(attribute)
        || context.model.properties(of: declaration).contains { $0.id == id && $0.mayHaveNone }
      if hasCounterpart, context.uses.storageUses[id] == nil, context.uses.projections[id] == nil {
        return []
      }
      let subjects =
        context.model.subjects(in: context.index.typeOfVariable(variable, in: scope))
        ?? (isNestedInOldWrapper(attribute, scope, context) ? context.types.order : [])
      return subjects.map { subject in
        .blocked(
          [subject],
          context.diagnostic(
            .foreignObjectWrapper, at: attribute.range.lowerBound, in: declaration.file,
            isAdaptor(attribute)
              ? "the delegate's projected value is there for objects of the old system only; take bindings with 'Bindable(…)' or write them out"
              : "'@\(attribute.name.joined(separator: "."))' takes objects of the old system; \(advice(about: attribute, in: declaration.file, context))"
          ))
      }
    }
  }

  private static func advice(about attribute: AttributeFact, in file: Int, _ context: RuleContext) -> String {
    let imports = context.index.files[file].imports.map(\.path)
    if attribute.name.last == AppleName.injectedObject.rawValue, imports.contains(["Factory"]) {
      return
        "use '@InjectedObservable', which Factory has since 2.4, first, or import 'FactoryKit', the module of 2.5, by which the version is known"
    }
    return "use its counterpart for '@Observable' objects, or one that takes any object, first"
  }

  /// Named for an object or for publishing, not Apple's and not the project's: `@InjectedObject`. Delegate adaptors
  /// take both kinds, but project only the old one.
  private static func isForeignObjectWrapper(
    _ attribute: AttributeFact, _ scope: LookupScope, _ context: RuleContext
  ) -> Bool {
    if isNestedInOldWrapper(attribute, scope, context) { return true }
    guard let name = attribute.name.last, [nil, .injectedObject].contains(AppleName(rawValue: name)),
      name.contains("Object") || name.contains("Published") || isAdaptor(attribute)
    else { return false }
    return context.index.resolve(.name(name), in: scope).isExternal
  }

  /// The outer wrapper takes the same objects: `@EnvironmentObject.Optional`.
  private static func isNestedInOldWrapper(
    _ attribute: AttributeFact, _ scope: LookupScope, _ context: RuleContext
  ) -> Bool {
    attribute.name.dropLast().contains { name in
      LibraryWrapper(named: name).contains(.takesObservableObject)
        && context.index.resolve(.name(name), in: scope).isExternal(named: name)
    }
  }

  private static func isAdaptor(_ attribute: AttributeFact) -> Bool {
    attribute.name.last?.hasSuffix("DelegateAdaptor") == true
  }
}
