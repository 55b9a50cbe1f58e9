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
    let unread = LostUpdates(in: context, for: properties)
    return properties.flatMap { property -> [Rewrite] in
      guard !property.subjects.isEmpty else { return UnclearProperties.rewrites(of: property, in: context) }
      let isBindable = needsBindable(property, context)
      return [declaration(of: property, isBindable: isBindable, unread, context)]
        + (context.uses.storageUses[property.id] ?? []).map {
          storage($0, of: property, isBindable: isBindable, context)
        }
        + projections(of: property, context)
    }
  }

  /// Whether `@Bindable` takes the place of the wrapper, and not a plain variable.
  static func needsBindable(_ property: WrappedProperty, _ context: RuleContext) -> Bool {
    if context.uses.projections[property.id]?.isEmpty == false { return true }
    // Whose `$name` this is, nobody can say: a binding that is there harms nothing.
    if context.uses.unclearProjections[property.variable.name]?.isEmpty == false { return true }
    if (context.uses.storageUses[property.id] ?? []).contains(where: { $0.use.form == .projectedValue }) {
      return true
    }
    // A constant could not be assigned, and a wrapped variable stays out of the memberwise initializer too.
    return staysOutOfMemberwiseInitializer(property, context) && isAssigned(property, context)
  }

  private static func isAssigned(_ property: WrappedProperty, _ context: RuleContext) -> Bool {
    if context.uses.storageUses[property.id]?.isEmpty == false { return true }
    // Nothing outside of the file can assign it; outside of its type, nothing without a base.
    guard let owner = context.index.owner(of: property.id) else { return true }
    let types = context.index.files[property.file].types
    let own = context.index.declarations(of: owner).filter { $0.file == property.file }
    return FactsReader.assignments(of: property.variable.name, in: context.source(property.file)).contains {
      use in
      let around = types.indices.filter { types[$0].range.contains(use.offset) }
      if !use.isOwn, property.variable.accessLevel != .private { return true }
      let innermost = around.max { types[$0].range.lowerBound < types[$1].range.lowerBound }
      return use.isOwn
        ? own.contains { $0.index == innermost } : own.contains { around.contains($0.index) }
    }
  }

  // MARK: The declaration

  private static func declaration(
    of property: WrappedProperty, isBindable: Bool, _ unread: LostUpdates, _ context: RuleContext
  ) -> Rewrite {
    let source = context.source(property.file)
    let scope = LookupScope(inside: property.id.declaration)
    var edits: [SourceEdit] = []
    if isBindable {
      let name = property.attribute.name.count > 1 ? "Bindable" : context.swiftUIName("Bindable", at: scope)
      edits.append(source.replacing(property.attribute.nameRange, with: name))
      if let arguments = property.attribute.arguments, arguments.arguments.first?.label == "initialValue" {
        return .blocked(
          property.subjects,
          storageDiagnostic(property.attribute.range.lowerBound, property.file, property, context))
      }
    } else {
      edits.append(source.removing(property.attribute.range))
      edits += WrapperArguments.edits(moving: property.attribute, to: property.variable, source)
      if staysOutOfMemberwiseInitializer(property, context) {
        edits.append(source.replacing(property.variable.specifierRange, with: "let"))
      }
    }
    return .edits(
      edits, of: property.subjects, in: property.file,
      notes: inlineNote(of: property, context) + MainActorNotes.notes(for: property, in: context)
        + unread.notes(for: property),
      counts: .use)
  }

  /// A private plain variable with a default is a parameter of the memberwise initializer and makes that
  /// private; a wrapped one was not, and a constant is not.
  private static func staysOutOfMemberwiseInitializer(
    _ property: WrappedProperty, _ context: RuleContext
  ) -> Bool {
    let level = property.variable.accessLevel
    guard level == .private || level == .fileprivate, property.variable.initializerRange != nil else {
      return false
    }
    let holder = context.index[property.id.declaration]
    return holder.kind == .struct && !holder.functions.contains { $0.kind == .initializer }
  }

  private static func inlineNote(of property: WrappedProperty, _ context: RuleContext) -> [Diagnostic] {
    guard case .call(let callee, _)? = property.variable.initializer,
      context.isMadeAgain(property), !property.variable.isStatic, !context.isInApp(property)
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
      return .edits(
        [source.replacing(use.nameRange.lowerBound..<use.range.upperBound, with: use.plainName)],
        of: property.subjects, in: located.file, counts: .use)
    case .projectedValue:
      return .edits([], of: property.subjects, in: located.file, counts: .use)
    default:
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
        source.replacing(initialization.wrapperRange, with: context.swiftUIName("Bindable", at: scope)))
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
        return PassedProjection.rewrite(of: located, of: property, context)
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
