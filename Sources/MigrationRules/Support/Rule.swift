package import MigrationPlanning

/// The rules, each in a file of its own. Their order decides nothing.
package enum Rule: String, CaseIterable, Sendable {
  case adoptObservableMacro = "adopt-observable-macro"
  case refineObservable = "refine-observable"
  case removePublished = "remove-published"
  case convertPublishedStorage = "convert-published-storage"
  case bridgePublisher = "bridge-publisher"
  case ignoreUntrackableVariable = "ignore-untrackable-variable"
  case keepCodingKeys = "keep-coding-keys"
  case announceWrappedStorage = "announce-wrapped-storage"
  case removeObjectWillChange = "remove-object-will-change"
  case replaceStateObject = "replace-state-object-with-state"
  case replaceObservedObject = "replace-observed-object"
  case replaceEnvironmentObject = "replace-environment-object-with-environment"
  case replaceEnvironmentObjectModifier = "replace-environment-object-modifier"
  case replaceFocusedObject = "replace-focused-object-with-focused-value"
  case keepMainActor = "keep-main-actor"
  case replaceOnReceive = "replace-on-receive-with-on-change"
  case boundByObservable = "bound-by-observable"
  case keepForeignWrappers = "keep-foreign-wrappers"
  case keepOldTypes = "keep-old-types"

  /// The rewrites or blockers for every use that the rule covers.
  package func rewrites(in context: RuleContext) -> [Rewrite] {
    switch self {
    case .adoptObservableMacro: AdoptObservableMacro.rewrites(in: context)
    case .refineObservable: RefineObservable.rewrites(in: context)
    case .removePublished:
      RemovePublished.rewrites(in: context) + PublishedWhileRendering.rewrites(in: context)
    case .convertPublishedStorage: ConvertPublishedStorage.rewrites(in: context)
    case .bridgePublisher: BridgePublisher.rewrites(in: context)
    case .ignoreUntrackableVariable:
      IgnoreUntrackableVariable.rewrites(in: context) + ReadStorageInInitializers.rewrites(in: context)
    case .keepCodingKeys: KeepCodingKeys.rewrites(in: context)
    case .announceWrappedStorage: AnnounceWrappedStorage.rewrites(in: context)
    case .removeObjectWillChange: RemoveObjectWillChange.rewrites(in: context)
    case .replaceStateObject:
      ReplaceStateObject.rewrites(in: context) + ReplaceInjectedObject.rewrites(in: context)
    case .replaceObservedObject:
      ReplaceObservedObject.rewrites(in: context) + RepresentableReads.rewrites(in: context)
        + DrawnObjects.rewrites(in: context) + StartedWork.rewrites(in: context)
        + RemadeObjects.rewrites(in: context)
    case .replaceEnvironmentObject:
      ReplaceEnvironmentObject.rewrites(in: context)
    case .replaceEnvironmentObjectModifier: ReplaceEnvironmentObjectModifier.rewrites(in: context)
    case .replaceFocusedObject: ReplaceFocusedObject.rewrites(in: context)
    case .keepMainActor: KeepMainActor.rewrites(in: context)
    case .replaceOnReceive: ReplaceOnReceive.rewrites(in: context)
    case .boundByObservable: BoundByObservable.rewrites(in: context)
    case .keepForeignWrappers:
      KeepForeignWrappers.rewrites(in: context) + HandedObjects.rewrites(in: context)
    case .keepOldTypes: KeepOldTypes.rewrites(in: context)
    }
  }
}
