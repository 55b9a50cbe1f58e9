import MigrationPlanning
import SourceText
import SwiftModel

/// Adds an observable computed property around a wrapped variable whose changes were announced: by the wrapper, like
/// `@AppStorage`, or by `objectWillChange.send()` in an observer.
///
/// ```swift
/// @AppStorage("columns") var columns = 3
/// ```
/// becomes
/// ```swift
/// @ObservationIgnored @AppStorage("columns") private var _columnsStorage = 3
/// var columns: Int {
///   get { access(keyPath: \.columns); return _columnsStorage }
///   set { withMutation(keyPath: \.columns) { _columnsStorage = newValue } }
/// }
/// ```
///
/// To be reviewed if the wrapper announced: writes to its store from elsewhere no longer update views. Blocks with
/// `self-announcing-wrapper`.
struct AnnounceWrappedStorage {
  private let storage: AnnouncedStorage
  private let context: RuleContext

  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.classes.flatMap { subject -> [Rewrite] in
      guard context.model.needsMacro(subject) else { return [] }
      return context.index[subject.id].variables.flatMap { variable in
        AnnouncedStorage(of: variable, in: subject, context.model).map { storage in
          let rule = AnnounceWrappedStorage(storage: storage, context: context)
          return rule.whereWrapperStays(rule.rewrites())
        } ?? []
      }
    }
  }

  /// An `@ObservedObject` wrapper is removed when its object moves, which leaves a plain, tracked variable: the
  /// rewrites apply only if the object stays. If one cannot be conditional, the two types move together.
  private func whereWrapperStays(_ rewrites: [Rewrite]) -> [Rewrite] {
    let property = context.properties(of: subject.id).first { $0.variable.nameRange == variable.nameRange }
    guard property?.wrapper == .observedObject, let objects = property?.subjects, !objects.isEmpty else {
      return rewrites
    }
    let others = rewrites.compactMap { $0.unless(objects) }
    if others.count == rewrites.count { return others }
    let place = SourceLocation(file: subject.id.file, offset: variable.nameRange.lowerBound)
    return [.tie([subject.id] + objects, at: place)]
  }

  private func rewrites() -> [Rewrite] {
    let name = wrapper.name.joined(separator: ".")
    if kind.isNamedForPublishing, !kind.isPublished {
      return [
        blocked(
          "'@\(name)' is of another module and named for publishing: it may work in an 'ObservableObject' only, and tell views of changes of '\(variable.name)' through it; replace it with a wrapper that does not need one, or write the property by hand"
        )
      ]
    }
    if kind.isTiedToOldSystem {
      return [
        blocked(
          "'@\(name)' works in an 'ObservableObject' only, and told views of changes of '\(variable.name)' through it; replace it with a wrapper that does not need one, or write the property by hand"
        )
      ]
    }
    if let obstacle {
      return [
        blocked(
          "'@\(name)' told views of changes of '\(variable.name)' through 'objectWillChange', and the macro cannot track a wrapped property; \(obstacle)"
        )
      ]
    }
    guard let type = writtenType else {
      return [
        blocked(
          "'@\(name)' told views of changes of '\(variable.name)' through 'objectWillChange', and a property around it needs its type; write the type of '\(variable.name)' out first"
        )
      ]
    }
    let rewrites = [declaration(type)] + earlyUses + uses
    guard kind.announcesByItself else { return rewrites }
    let otherwise = blocker(
      "'@\(name)' told views of changes of '\(variable.name)' through 'objectWillChange', and the macro cannot track a wrapped property; with '--best-effort' a property with 'access' and 'withMutation' is put around it, and what is written to its store from elsewhere no longer updates views"
    )
    return rewrites.map { $0.reviewed(otherwise: otherwise) }
  }

  private func blocked(_ message: String) -> Rewrite { .blocked([subject.id], blocker(message)) }

  private func blocker(_ message: String) -> Diagnostic {
    context.diagnostic(
      .selfAnnouncingWrapper, at: wrapper.range.lowerBound, in: subject.id.file, message)
  }

  // MARK: Effects of the wrapper

  private var variable: VariableFact { storage.variable }

  private var wrapper: AttributeFact { storage.wrapper }

  private var subject: ObservableTypes.Subject { storage.subject }

  private var kind: AnnouncingWrapper { storage.kind }

  // MARK: The declaration

  private var storageName: String { "_" + variable.name + "Storage" }

  private var obstacle: String? {
    let others = variable.attributes.filter { $0 != wrapper }
    if let other = others.first {
      return "it has '@\(other.name.joined(separator: "."))' beside it; write the property by hand"
    }
    if variable.bindingRanges.count > 1 { return "declare one variable at a time first" }
    if let modifier = variable.modifiers.first(where: { !Self.movableModifiers.contains($0.name) }) {
      return "it is '\(modifier.name)'; write the property by hand"
    }
    let hasName = { (name: String) in !context.index.variables(named: name, of: subject.id).isEmpty }
    if hasName(storageName) || hasName("_" + storageName) {
      return "the name '\(storageName)' is taken; rename that member first"
    }
    if variable.isBackticked { return "its name needs back-ticks; rename it first" }
    return nil
  }

  private static let movableModifiers: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open", "final",
  ]

  private var source: SourceFile { context.source(subject.id.file) }

  /// The type as written, or inferred from the initial value.
  private var writtenType: String? {
    if let range = variable.typeRange ?? variable.typeRangeInWrapper { return source.text(in: range) }
    guard let range = variable.initializerValueRange, let value = variable.initializer else { return nil }
    let literal = LiteralType.name(of: source.text(in: range))
    if case .literal = value { return literal }
    if case .unknown = value, literal == "Int" || literal == "Double" { return literal }
    let type = context.index.type(of: value, in: LookupScope(inside: subject.id))
    if case .external(let names, let arguments) = type, names.count == 1, arguments.isEmpty,
      KnownTypes.isStandardValue(names[0])
    {
      return names[0]
    }
    switch value {
    case .member(let base, _), .call(.member(let base, _), _):
      // `Sort.name`, if it is a case of `Sort`.
      guard case .project(let id, let arguments) = type, arguments.isEmpty,
        base.dottedName?.last == context.index[id].name.last
      else { return nil }
      return base.dottedName?.joined(separator: ".")
    case .call(let callee, _):
      guard let name = callee.dottedName, case .project(_, let arguments) = type, arguments.isEmpty else {
        return callee.dottedName.flatMap { $0.count == 1 && KnownTypes.isStandardValue($0[0]) ? $0[0] : nil }
      }
      return name.joined(separator: ".")
    default: return nil
    }
  }

  private func declaration(_ type: String) -> Rewrite {
    let start = variable.declarationRange.lowerBound
    // A documentation comment above belongs to the property.
    let isDocumented = source.hasComment(above: start)
    let property = propertyLines(type).joined(separator: separator)
    var edits = [
      source.inserting((isDocumented ? property + separator : "") + "@ObservationIgnored ", at: start)
    ]
    edits += variable.modifiers.map { source.removing($0.range) }
    edits.append(source.inserting("private ", at: variable.specifierRange.lowerBound))
    edits.append(source.replacing(variable.nameRange, with: storageName))
    if !isDocumented {
      let end = source.endWithComment(after: variable.declarationRange.upperBound)
      edits.append(source.inserting(separator + property, at: end))
    }
    let notes =
      kind.announcesByItself
      ? [
        context.diagnostic(
          .wrappedStorageAnnounced, at: variable.nameRange.lowerBound, in: subject.id.file,
          "'\(variable.name)' announces what is assigned to it; what is written to the store of '@\(wrapper.name.joined(separator: "."))' from elsewhere no longer updates views"
        )
      ] : []
    return .edits(edits, of: [subject.id], in: subject.id.file, notes: notes, counts: .property)
  }

  /// A line ending and the indentation of the next line.
  private var separator: String {
    let start = variable.declarationRange.lowerBound
    return source.lineEnding(near: start) + source.indentation(at: start)
  }

  private func propertyLines(_ type: String) -> [String] {
    let unit = source.indentationUnit(at: variable.declarationRange.lowerBound)
    let modifiers = variable.modifiers.filter { $0.name != "final" }
      .map { source.text(in: $0.range) + " " }.joined()
    let name = variable.name
    return [
      "\(modifiers)var \(name): \(type) {",
      unit + "get { access(keyPath: \\.\(name)); return \(storageName) }",
      unit + "set { withMutation(keyPath: \\.\(name)) { \(storageName) = newValue } }",
      "}",
    ]
  }

  // MARK: Uses

  private var id: VariableID? {
    context.index[subject.id].variables.firstIndex { $0.nameRange == variable.nameRange }
      .map { VariableID(declaration: subject.id, index: $0) }
  }

  /// Uses before all variables have a value, when only the storage is accessible.
  private var earlyUses: [Rewrite] {
    let edits = InitializationOrder.usesBeforeInitialization(of: variable, in: context.index[subject.id])
      .map { source.replacing($0.nameOffset..<$0.nameOffset + variable.name.utf8.count, with: storageName) }
    return edits.isEmpty ? [] : [.edits(edits, of: [subject.id], in: subject.id.file)]
  }

  private var uses: [Rewrite] {
    guard let id else { return [] }
    let storage = (context.uses.storageUses[id] ?? []).map { located -> Rewrite in
      let edit = context.source(located.file).replacing(located.use.nameRange, with: "_" + storageName)
      return .edits([edit], of: [subject.id], in: located.file, counts: .use)
    }
    let bindings = (context.uses.projections[id] ?? []).map { located -> Rewrite in
      let use = located.use
      let file = context.source(located.file)
      // From `base.$x` to `Bindable(base).x`, so that writes through the binding are announced.
      let base = use.range.lowerBound..<use.nameRange.lowerBound
      let object = base.isEmpty ? "self" : file.text(in: base.lowerBound..<base.upperBound - 1)
      let edit = file.replacing(use.range, with: "Bindable(\(object)).\(variable.name)")
      return .edits([edit], of: [subject.id], in: located.file, counts: .use)
    }
    return storage + bindings
  }
}
