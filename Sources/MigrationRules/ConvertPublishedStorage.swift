import MigrationPlanning
import ProjectIndex
import SourceText

/// Turns assignments of a `Published` wrapper in an initializer into assignments of the property.
///
/// ```swift
/// _count = Published(initialValue: start)
/// ```
/// becomes
/// ```swift
/// count = start
/// ```
/// or `_count = start` where `count` has observers, which stay as silent as they were.
///
/// Blocks with `wrapper-storage-used`.
enum ConvertPublishedStorage {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.classes.flatMap { subject -> [Rewrite] in
      let scope = LookupScope(inside: subject.id)
      return context.index[subject.id].variables.enumerated().flatMap { number, variable -> [Rewrite] in
        guard variable.attribute(.published, at: scope, in: context.index) != nil else { return [] }
        let uses = context.uses.storageUses[VariableID(declaration: subject.id, index: number)] ?? []
        return uses.map { rewrite($0, of: variable, in: subject, context) }
      }
    }
  }

  private static func rewrite(
    _ located: Located<StorageUse>, of variable: VariableFact, in subject: ObservableTypes.Subject,
    _ context: RuleContext
  ) -> Rewrite {
    let use = located.use
    let source = context.source(located.file)
    if case .initialization(let initialization) = use.form, use.initializerOffset != nil,
      ["initialValue", "wrappedValue"].contains(initialization.label ?? ""),
      [nil, "Published"].contains(initialization.wrapper)
    {
      let isSilent = variable.hasObservers || isInNonisolatedInitializer(use, of: subject, context)
      let takesSelf = !isSilent && use.isShadowed && use.base == nil
      let name = isSilent ? "_" + variable.name : (takesSelf ? "self." : "") + variable.name
      return .edits(
        [
          source.replacing(use.nameRange, with: name),
          source.replacing(initialization.callRange, with: source.text(in: initialization.valueRange)),
        ], of: [subject.id], in: located.file, counts: .use)
    }
    if case .wrappedValue = use.form {
      return .edits([replaceWhole(use, source)], of: [subject.id], in: located.file)
    }
    return .blocked(
      [subject.id],
      context.diagnostic(
        .wrapperStorageUsed, at: use.range.lowerBound, in: located.file,
        "'_\(variable.name)' is used as a 'Published' wrapper, which a tracked property has not; use '\(variable.name)' instead"
      ))
  }

  private static func replaceWhole(_ use: StorageUse, _ source: SourceFile) -> SourceEdit {
    source.replacing(use.nameRange.lowerBound..<use.range.upperBound, with: use.name)
  }

  /// The tracked property of an isolated class is out of reach there, its storage is not.
  private static func isInNonisolatedInitializer(
    _ use: StorageUse, of subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Bool {
    let initializers = context.index.declarations(of: subject.id).flatMap { context.index[$0].functions }
    return initializers.contains { $0.range.lowerBound == use.initializerOffset && $0.isNonisolated }
  }
}
