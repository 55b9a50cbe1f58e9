import MigrationPlanning
import SourceText
import SwiftModel

/// Replaces assignments of a `Published` wrapper in an initializer by assignments of the property.
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
    context.classes.flatMap { subject in
      context.index[subject.id].variables.enumerated().flatMap { number, variable -> [Rewrite] in
        guard context.isPublished(variable, in: subject.id) else { return [] }
        let id = VariableID(declaration: subject.id, index: number)
        let isObserved =
          variable.hasObservers || context.bridges?.givesSubject(to: id) == true
          || context.sendsChanges(of: subject.id)
        return (context.uses.storageUses[id] ?? []).map { use in
          rewrite(use, of: variable, isObserved: isObserved, in: subject, context)
        }
      }
    }
  }

  private static func rewrite(
    _ located: Located<StorageUse>, of variable: VariableFact, isObserved: Bool,
    in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Rewrite {
    let use = located.use
    let source = context.source(located.file)
    if case .initialization(let initialization) = use.form, use.initializerOffset != nil,
      ["initialValue", "wrappedValue"].contains(initialization.label ?? ""),
      [nil, "Published"].contains(initialization.wrapper)
    {
      let isOffActor = isInInitializerOffActor(use, of: variable, in: subject, context)
      if isOffActor, isObserved { return outOfReach(use, variable, in: subject, file: located.file, context) }
      let isSilent = variable.hasObservers || isOffActor
      let takesSelf = !isSilent && use.isShadowed && use.base == nil
      let name = isSilent ? "_" + variable.name : (takesSelf ? "self." : "") + variable.name
      return .edits(
        [
          source.replacing(use.nameRange, with: name),
          source.replacing(
            initialization.callRange,
            with: source.text(initialization.valueRange, movedTo: initialization.callRange.lowerBound)),
        ], of: [subject.id], in: located.file, counts: .use)
    }
    if case .wrappedValue = use.form {
      return .edits([replaceWhole(use, source)], of: [subject.id], in: located.file)
    }
    return .blocked(
      [subject.id],
      context.diagnostic(
        .wrapperStorageUsed, at: use.range.lowerBound, in: located.file,
        "'_\(use.name)' is used as a 'Published' wrapper, which a tracked property does not have; use '\(use.name)' itself"
      ))
  }

  private static func replaceWhole(_ use: StorageUse, _ source: SourceFile) -> SourceEdit {
    source.replacing(use.nameRange.lowerBound..<use.range.upperBound, with: use.name)
  }

  /// Off the actor, the storage is accessible and the tracked property is not.
  private static func isInInitializerOffActor(
    _ use: StorageUse, of variable: VariableFact, in subject: ObservableTypes.Subject, _ context: RuleContext
  ) -> Bool {
    let initializers = context.index.declarations(of: subject.id).flatMap { context.index[$0].functions }
    return initializers.contains {
      $0.range.lowerBound == use.initializerOffset
        && InitializerIsolation.isOffActor($0, of: variable, in: subject, context.model)
    }
  }

  /// In Swift 6 mode, storage with observers can only be set on its actor.
  private static func outOfReach(
    _ use: StorageUse, _ variable: VariableFact, in subject: ObservableTypes.Subject, file: Int,
    _ context: RuleContext
  ) -> Rewrite {
    .blocked(
      [subject.id],
      context.diagnostic(
        .isolatedProperty, at: use.range.lowerBound, in: file,
        "'\(variable.name)' is on an actor that this initializer is not on, and storage with observers could not be set here; isolate the initializer"
      ))
  }
}
