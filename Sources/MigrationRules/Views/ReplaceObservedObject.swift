import MigrationPlanning
import SourceText
import SwiftModel

/// Replaces `@ObservedObject` by nothing, or by `@Bindable` where a binding to one of its properties is taken.
///
/// ```swift
/// @ObservedObject var book: Book
/// @ObservedObject var draft: Draft      // $draft.title is used
/// @ObservedObject private var settings = Settings.shared
/// ```
/// becomes
/// ```swift
/// var book: Book
/// @Bindable var draft: Draft
/// private let settings = Settings.shared
/// ```
///
/// Blocks with `wrapper-storage-used` and `projection-passed-whole`.
enum ReplaceObservedObject {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let properties = context.properties.filter { $0.wrapper == .observedObject }
    let unread = LostUpdates(in: context.model, for: properties, besides: context.unannounced)
    return properties.flatMap { property -> [Rewrite] in
      guard !property.subjects.isEmpty else {
        return UnclearProperties.rewrites(of: property, in: context.model)
      }
      let isBindable = context.model.needsBindable(property)
      return [declaration(of: property, isBindable: isBindable, context)]
        + unread.rewrites(for: property, context)
        + (context.uses.storageUses[property.id] ?? []).map {
          storage($0, of: property, isBindable: isBindable, context)
        }
        + projections(of: property, context)
    }
  }

  // MARK: The declaration

  private static func declaration(
    of property: WrappedProperty, isBindable: Bool, _ context: RuleContext
  ) -> Rewrite {
    let source = context.source(property.file)
    let scope = LookupScope(inside: property.id.declaration)
    var edits: [SourceEdit] = []
    if isBindable {
      let name =
        property.attribute.name.count > 1 ? "Bindable" : context.model.swiftUIName("Bindable", at: scope)
      edits.append(source.replacing(property.attribute.nameRange, with: name))
      if let arguments = property.attribute.arguments, arguments.arguments.first?.label == "initialValue" {
        return .blocked(
          property.subjects,
          storageDiagnostic(property.attribute.range.lowerBound, property.file, property, context))
      }
    } else {
      edits.append(source.removing(property.attribute.range))
      edits += WrapperArguments.edits(moving: property.attribute, to: property.variable, source)
      if context.model.staysOutOfMemberwiseInitializer(property) {
        edits.append(source.replacing(property.variable.specifierRange, with: "let"))
      }
    }
    return .edits(
      edits, of: property.subjects, in: property.file,
      notes: inlineNote(of: property, context) + MainActorNotes.notes(for: property, in: context.model),
      counts: .use)
  }

  private static func inlineNote(of property: WrappedProperty, _ context: RuleContext) -> [Diagnostic] {
    guard let callee = property.variable.initializer?.callee,
      context.model.isMadeAgain(property), !property.variable.isStatic, !context.model.isInApp(property)
    else { return [] }
    if callee != .implicitMember("init") {
      guard callee.mayNameType,
        case .metatype = context.index.type(of: callee, in: LookupScope(inside: property.id.declaration))
      else { return [] }
    }
    return [
      context.diagnostic(
        .objectCreatedInline, at: property.variable.nameRange.lowerBound, in: property.file,
        "'\(property.variable.name)' is a new object whenever the view is made again, as it was before; '@State' is probably meant"
      )
    ]
  }

  // MARK: Initializers and other uses of the storage

  private static func storage(
    _ located: Located<StorageUse>, of property: WrappedProperty, isBindable: Bool, _ context: RuleContext
  ) -> Rewrite {
    let use = located.use
    let source = context.source(located.file)
    switch use.form {
    case .initialization(let initialization)
    where ["wrappedValue", "initialValue"].contains(initialization.label ?? "")
      && [nil, "ObservedObject"].contains(initialization.wrapper):
      let edits =
        isBindable
        ? bindableInitialization(initialization, property, source, context)
        : plainInitialization(use, initialization, source)
      return .edits(edits, of: property.subjects, in: located.file, counts: .use)
    case .wrappedValue where isBindable && use.initializerOffset != nil:
      return .edits([], of: property.subjects, in: located.file, counts: .use)
    case .wrappedValue:
      return located.rewriteToObject(of: property, context.model)
    default:
      if let rewrite = CopiedStorage.rewrite(of: located, property, context) { return rewrite }
      return .blocked(
        property.subjects, storageDiagnostic(use.range.lowerBound, located.file, property, context))
    }
  }

  private static func bindableInitialization(
    _ initialization: StorageUse.Initialization, _ property: WrappedProperty, _ source: SourceFile,
    _ context: RuleContext
  ) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    if initialization.wrapper != nil {
      let scope = LookupScope(inside: property.id.declaration)
      edits.append(
        source.replacing(initialization.wrapperRange, with: context.model.swiftUIName("Bindable", at: scope)))
    }
    if initialization.label == "initialValue", let label = initialization.labelRange {
      edits.append(source.replacing(label, with: "wrappedValue"))
    }
    return edits
  }

  /// `_x = ObservedObject(wrappedValue: e)` → `self.x = e`: a parameter of the same name is likely.
  private static func plainInitialization(
    _ use: StorageUse, _ initialization: StorageUse.Initialization, _ source: SourceFile
  ) -> [SourceEdit] {
    let value = source.text(in: initialization.valueRange)
    let name = use.base == nil ? "self." + use.name : use.name
    return [
      source.replacing(use.nameRange, with: name),
      source.replacing(initialization.callRange, with: value),
    ]
  }

  private static func storageDiagnostic(
    _ offset: Int, _ file: Int, _ property: WrappedProperty, _ context: RuleContext
  ) -> Diagnostic {
    context.diagnostic(
      .wrapperStorageUsed, at: offset, in: file,
      "'_\(property.variable.name)' is used as an 'ObservedObject' in a way that has no counterpart; assign the property itself"
    )
  }

  private static func projections(of property: WrappedProperty, _ context: RuleContext) -> [Rewrite] {
    (context.uses.projections[property.id] ?? []).map { located in
      if located.use.isWhole {
        return PassedProjection.rewrite(of: located, of: property, context.model)
      }
      return .edits([], of: property.subjects, in: located.file, counts: .use)
    }
  }
}

extension ExpressionFact {
  /// A name that could be a type's: `Model`, `Feature.Model`, `Model.init`.
  fileprivate var mayNameType: Bool {
    switch self {
    case .name, .type: true
    case .member(let base, _): base.mayNameType
    default: false
    }
  }
}
