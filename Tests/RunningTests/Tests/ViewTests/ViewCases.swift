import SwiftUI

@testable import RunsViewActionsHandedToViewsAfter
@testable import RunsViewActionsHandedToViewsBefore
@testable import RunsViewAnnouncedByAMethodAfter
@testable import RunsViewAnnouncedByAMethodBefore
@testable import RunsViewAnnouncedByAViewAfter
@testable import RunsViewAnnouncedByAViewBefore
@testable import RunsViewAnnouncedByHandAfter
@testable import RunsViewAnnouncedByHandBefore
@testable import RunsViewAnnouncedByHandWithEqualityByHandAfter
@testable import RunsViewAnnouncedByHandWithEqualityByHandBefore
@testable import RunsViewAnnouncedForAnOutsideObjectAfter
@testable import RunsViewAnnouncedForAnOutsideObjectBefore
@testable import RunsViewAnnouncedInObserversAfter
@testable import RunsViewAnnouncedInObserversBefore
@testable import RunsViewAnnouncedLaterAfter
@testable import RunsViewAnnouncedLaterBefore
@testable import RunsViewAnnouncedOnOneLineAfter
@testable import RunsViewAnnouncedOnOneLineBefore
@testable import RunsViewAppStorageAfter
@testable import RunsViewAppStorageBefore
@testable import RunsViewAppStorageReadByAGetterAfter
@testable import RunsViewAppStorageReadByAGetterBefore
@testable import RunsViewAssignedWhatItIsAfter
@testable import RunsViewAssignedWhatItIsBefore
@testable import RunsViewBesideOtherValuesAfter
@testable import RunsViewBesideOtherValuesBefore
@testable import RunsViewBindingOfAPartAfter
@testable import RunsViewBindingOfAPartBefore
@testable import RunsViewBindingsInPartsAfter
@testable import RunsViewBindingsInPartsBefore
@testable import RunsViewBindingsOfClosuresAfter
@testable import RunsViewBindingsOfClosuresBefore
@testable import RunsViewBodiesThatReadWhatIsAnnouncedAfter
@testable import RunsViewBodiesThatReadWhatIsAnnouncedBefore
@testable import RunsViewCacheAfter
@testable import RunsViewCacheBefore
@testable import RunsViewCacheOfAGetterAfter
@testable import RunsViewCacheOfAGetterBefore
@testable import RunsViewCacheOfASubscriptAfter
@testable import RunsViewCacheOfASubscriptBefore
@testable import RunsViewCallbacksBetweenModelsAfter
@testable import RunsViewCallbacksBetweenModelsBefore
@testable import RunsViewChangeDeepInAValueAfter
@testable import RunsViewChangeDeepInAValueBefore
@testable import RunsViewChangedByKeyPathsAndClosuresAfter
@testable import RunsViewChangedByKeyPathsAndClosuresBefore
@testable import RunsViewChangesOfAPropertyAfter
@testable import RunsViewChangesOfAPropertyBefore
@testable import RunsViewChangesOfManyKindsAfter
@testable import RunsViewChangesOfManyKindsBefore
@testable import RunsViewChangesOfTheObjectAfter
@testable import RunsViewChangesOfTheObjectBefore
@testable import RunsViewChangesPassedOnByAnotherAfter
@testable import RunsViewChangesPassedOnByAnotherBefore
@testable import RunsViewChangesSentByHandAfter
@testable import RunsViewChangesSentByHandBefore
@testable import RunsViewChangesThatComeLaterAfter
@testable import RunsViewChangesThatComeLaterBefore
@testable import RunsViewChangesWithEqualityByHandAfter
@testable import RunsViewChangesWithEqualityByHandBefore
@testable import RunsViewChangingObjectsOfFoundationAfter
@testable import RunsViewChangingObjectsOfFoundationBefore
@testable import RunsViewCodeThatNothingNamesAfter
@testable import RunsViewCodeThatNothingNamesBefore
@testable import RunsViewCollectionOfModelsAfter
@testable import RunsViewCollectionOfModelsBefore
@testable import RunsViewComputedPropertiesAfter
@testable import RunsViewComputedPropertiesBefore
@testable import RunsViewContentThatDependsByItselfAfter
@testable import RunsViewContentThatDependsByItselfBefore
@testable import RunsViewDerivedValuesAfter
@testable import RunsViewDerivedValuesBefore
@testable import RunsViewDictionaryOfModelsAfter
@testable import RunsViewDictionaryOfModelsBefore
@testable import RunsViewDynamicPropertyAfter
@testable import RunsViewDynamicPropertyBefore
@testable import RunsViewEnclosingInstanceThatAnnouncesAfter
@testable import RunsViewEnclosingInstanceThatAnnouncesBefore
@testable import RunsViewEqualValuesAfter
@testable import RunsViewEqualValuesBefore
@testable import RunsViewForwardedBesideADerivedValueAfter
@testable import RunsViewForwardedBesideADerivedValueBefore
@testable import RunsViewForwardedFromAChildAfter
@testable import RunsViewForwardedFromAChildBefore
@testable import RunsViewForwardedFromEachChildAfter
@testable import RunsViewForwardedFromEachChildBefore
@testable import RunsViewGenericOverObservableProtocolAfter
@testable import RunsViewGenericOverObservableProtocolBefore
@testable import RunsViewGenericStoreAfter
@testable import RunsViewGenericStoreBefore
@testable import RunsViewGenericViewsAfter
@testable import RunsViewGenericViewsBefore
@testable import RunsViewHeldObjectStaysAfter
@testable import RunsViewHeldObjectStaysBefore
@testable import RunsViewLazyVariablesAfter
@testable import RunsViewLazyVariablesBefore
@testable import RunsViewMadeWithAParameterAfter
@testable import RunsViewMadeWithAParameterBefore
@testable import RunsViewMembersOfAProtocolAfter
@testable import RunsViewMembersOfAProtocolBefore
@testable import RunsViewMethodsNamedLikeMutatingOnesAfter
@testable import RunsViewMethodsNamedLikeMutatingOnesBefore
@testable import RunsViewModelOfValuesAfter
@testable import RunsViewModelOfValuesBefore
@testable import RunsViewModifiersAndDynamicPropertiesAfter
@testable import RunsViewModifiersAndDynamicPropertiesBefore
@testable import RunsViewNestedViewsAfter
@testable import RunsViewNestedViewsBefore
@testable import RunsViewObjectMadeOnceAfter
@testable import RunsViewObjectMadeOnceBefore
@testable import RunsViewObjectOfASuperclassAfter
@testable import RunsViewObjectOfASuperclassBefore
@testable import RunsViewObjectsOfClosuresAfter
@testable import RunsViewObjectsOfClosuresBefore
@testable import RunsViewObjectsThatStayAfter
@testable import RunsViewObjectsThatStayBefore
@testable import RunsViewObserversThatAssignTheirVariableAfter
@testable import RunsViewObserversThatAssignTheirVariableBefore
@testable import RunsViewObserversThatKeepTwoInStepAfter
@testable import RunsViewObserversThatKeepTwoInStepBefore
@testable import RunsViewOptionalModelAfter
@testable import RunsViewOptionalModelBefore
@testable import RunsViewOverriddenPropertyAfter
@testable import RunsViewOverriddenPropertyBefore
@testable import RunsViewOwnPublisherAfter
@testable import RunsViewOwnPublisherBefore
@testable import RunsViewPartsMadeByFunctionsAfter
@testable import RunsViewPartsMadeByFunctionsBefore
@testable import RunsViewPlainSuperclassAfter
@testable import RunsViewPlainSuperclassBefore
@testable import RunsViewPublisherGivenOutAfter
@testable import RunsViewPublisherGivenOutBefore
@testable import RunsViewReceivedValuesAfter
@testable import RunsViewReceivedValuesBefore
@testable import RunsViewReplacedModelAfter
@testable import RunsViewReplacedModelBefore
@testable import RunsViewRowsWithBindingsAfter
@testable import RunsViewRowsWithBindingsBefore
@testable import RunsViewSharedInstanceAfter
@testable import RunsViewSharedInstanceBefore
@testable import RunsViewSheetAndOverlayAfter
@testable import RunsViewSheetAndOverlayBefore
@testable import RunsViewStateBesideABindingAfter
@testable import RunsViewStateBesideABindingBefore
@testable import RunsViewStateInBranchesAfter
@testable import RunsViewStateInBranchesBefore
@testable import RunsViewStateThatChangesWithWhatIsReadAfter
@testable import RunsViewStateThatChangesWithWhatIsReadBefore
@testable import RunsViewSubclassAfter
@testable import RunsViewSubclassBefore
@testable import RunsViewTickThatReadsAgainAfter
@testable import RunsViewTickThatReadsAgainBefore
@testable import RunsViewTwoUserDefaultsAfter
@testable import RunsViewTwoUserDefaultsBefore
@testable import RunsViewUnpublishedVariablesAfter
@testable import RunsViewUnpublishedVariablesBefore
@testable import RunsViewUserDefaultsBesideAChangeAfter
@testable import RunsViewUserDefaultsBesideAChangeBefore
@testable import RunsViewViewModifiersAfter
@testable import RunsViewViewModifiersBefore
@testable import RunsViewWrappedUserDefaultsAfter
@testable import RunsViewWrappedUserDefaultsBefore
@testable import RunsViewWrappersOfTheSourcesAfter
@testable import RunsViewWrappersOfTheSourcesBefore

typealias MakeView = @MainActor @Sendable () -> any View

/// The views of the cases. A new one has to be listed.
let viewCases: [String: (before: MakeView, after: MakeView)] = [
  "runs-view-actions-handed-to-views": (
    { RunsViewActionsHandedToViewsBefore.ContentView() },
    { RunsViewActionsHandedToViewsAfter.ContentView() }
  ),
  "runs-view-announced-by-a-method": (
    { RunsViewAnnouncedByAMethodBefore.ContentView() }, { RunsViewAnnouncedByAMethodAfter.ContentView() }
  ),
  "runs-view-announced-by-a-view": (
    { RunsViewAnnouncedByAViewBefore.ContentView() }, { RunsViewAnnouncedByAViewAfter.ContentView() }
  ),
  "runs-view-announced-by-hand": (
    { RunsViewAnnouncedByHandBefore.ContentView() }, { RunsViewAnnouncedByHandAfter.ContentView() }
  ),
  "runs-view-announced-by-hand-with-equality-by-hand": (
    { RunsViewAnnouncedByHandWithEqualityByHandBefore.ContentView() },
    { RunsViewAnnouncedByHandWithEqualityByHandAfter.ContentView() }
  ),
  "runs-view-announced-for-an-outside-object": (
    { RunsViewAnnouncedForAnOutsideObjectBefore.ContentView() },
    { RunsViewAnnouncedForAnOutsideObjectAfter.ContentView() }
  ),
  "runs-view-announced-in-observers": (
    { RunsViewAnnouncedInObserversBefore.ContentView() }, { RunsViewAnnouncedInObserversAfter.ContentView() }
  ),
  "runs-view-announced-later": (
    { RunsViewAnnouncedLaterBefore.ContentView() }, { RunsViewAnnouncedLaterAfter.ContentView() }
  ),
  "runs-view-announced-on-one-line": (
    { RunsViewAnnouncedOnOneLineBefore.ContentView() }, { RunsViewAnnouncedOnOneLineAfter.ContentView() }
  ),
  "runs-view-app-storage": (
    { RunsViewAppStorageBefore.ContentView() }, { RunsViewAppStorageAfter.ContentView() }
  ),
  "runs-view-app-storage-read-by-a-getter": (
    { RunsViewAppStorageReadByAGetterBefore.ContentView() },
    { RunsViewAppStorageReadByAGetterAfter.ContentView() }
  ),
  "runs-view-assigned-what-it-is": (
    { RunsViewAssignedWhatItIsBefore.ContentView() }, { RunsViewAssignedWhatItIsAfter.ContentView() }
  ),
  "runs-view-beside-other-values": (
    { RunsViewBesideOtherValuesBefore.ContentView() }, { RunsViewBesideOtherValuesAfter.ContentView() }
  ),
  "runs-view-binding-of-a-part": (
    { RunsViewBindingOfAPartBefore.ContentView() }, { RunsViewBindingOfAPartAfter.ContentView() }
  ),
  "runs-view-bindings-in-parts": (
    { RunsViewBindingsInPartsBefore.ContentView() }, { RunsViewBindingsInPartsAfter.ContentView() }
  ),
  "runs-view-bindings-of-closures": (
    { RunsViewBindingsOfClosuresBefore.ContentView() }, { RunsViewBindingsOfClosuresAfter.ContentView() }
  ),
  "runs-view-cache": ({ RunsViewCacheBefore.ContentView() }, { RunsViewCacheAfter.ContentView() }),
  "runs-view-cache-of-a-getter": (
    { RunsViewCacheOfAGetterBefore.ContentView() }, { RunsViewCacheOfAGetterAfter.ContentView() }
  ),
  "runs-view-cache-of-a-subscript": (
    { RunsViewCacheOfASubscriptBefore.ContentView() }, { RunsViewCacheOfASubscriptAfter.ContentView() }
  ),
  "runs-view-callbacks-between-models": (
    { RunsViewCallbacksBetweenModelsBefore.ContentView() },
    { RunsViewCallbacksBetweenModelsAfter.ContentView() }
  ),
  "runs-view-change-deep-in-a-value": (
    { RunsViewChangeDeepInAValueBefore.ContentView() }, { RunsViewChangeDeepInAValueAfter.ContentView() }
  ),
  "runs-view-changes-of-a-property": (
    { RunsViewChangesOfAPropertyBefore.ContentView() }, { RunsViewChangesOfAPropertyAfter.ContentView() }
  ),
  "runs-view-bodies-that-read-what-is-announced": (
    { RunsViewBodiesThatReadWhatIsAnnouncedBefore.ContentView() },
    { RunsViewBodiesThatReadWhatIsAnnouncedAfter.ContentView() }
  ),
  "runs-view-changes-of-many-kinds": (
    { RunsViewChangesOfManyKindsBefore.ContentView() }, { RunsViewChangesOfManyKindsAfter.ContentView() }
  ),
  "runs-view-changes-of-the-object": (
    { RunsViewChangesOfTheObjectBefore.ContentView() }, { RunsViewChangesOfTheObjectAfter.ContentView() }
  ),
  "runs-view-changes-passed-on-by-another": (
    { RunsViewChangesPassedOnByAnotherBefore.ContentView() },
    { RunsViewChangesPassedOnByAnotherAfter.ContentView() }
  ),
  "runs-view-changes-sent-by-hand": (
    { RunsViewChangesSentByHandBefore.ContentView() }, { RunsViewChangesSentByHandAfter.ContentView() }
  ),
  "runs-view-changes-that-come-later": (
    { RunsViewChangesThatComeLaterBefore.ContentView() }, { RunsViewChangesThatComeLaterAfter.ContentView() }
  ),
  "runs-view-changes-with-equality-by-hand": (
    { RunsViewChangesWithEqualityByHandBefore.ContentView() },
    { RunsViewChangesWithEqualityByHandAfter.ContentView() }
  ),
  "runs-view-collection-of-models": (
    { RunsViewCollectionOfModelsBefore.ContentView() }, { RunsViewCollectionOfModelsAfter.ContentView() }
  ),
  "runs-view-computed-properties": (
    { RunsViewComputedPropertiesBefore.ContentView() }, { RunsViewComputedPropertiesAfter.ContentView() }
  ),
  "runs-view-derived-values": (
    { RunsViewDerivedValuesBefore.ContentView() }, { RunsViewDerivedValuesAfter.ContentView() }
  ),
  "runs-view-dictionary-of-models": (
    { RunsViewDictionaryOfModelsBefore.ContentView() }, { RunsViewDictionaryOfModelsAfter.ContentView() }
  ),
  "runs-view-dynamic-property": (
    { RunsViewDynamicPropertyBefore.ContentView() }, { RunsViewDynamicPropertyAfter.ContentView() }
  ),
  "runs-view-enclosing-instance-that-announces": (
    { RunsViewEnclosingInstanceThatAnnouncesBefore.ContentView() },
    { RunsViewEnclosingInstanceThatAnnouncesAfter.ContentView() }
  ),
  "runs-view-equal-values": (
    { RunsViewEqualValuesBefore.ContentView() }, { RunsViewEqualValuesAfter.ContentView() }
  ),
  "runs-view-forwarded-beside-a-derived-value": (
    { RunsViewForwardedBesideADerivedValueBefore.ContentView() },
    { RunsViewForwardedBesideADerivedValueAfter.ContentView() }
  ),
  "runs-view-forwarded-from-a-child": (
    { RunsViewForwardedFromAChildBefore.ContentView() }, { RunsViewForwardedFromAChildAfter.ContentView() }
  ),
  "runs-view-forwarded-from-each-child": (
    { RunsViewForwardedFromEachChildBefore.ContentView() },
    { RunsViewForwardedFromEachChildAfter.ContentView() }
  ),
  "runs-view-generic-store": (
    { RunsViewGenericStoreBefore.ContentView() }, { RunsViewGenericStoreAfter.ContentView() }
  ),
  "runs-view-generic-views": (
    { RunsViewGenericViewsBefore.ContentView() }, { RunsViewGenericViewsAfter.ContentView() }
  ),
  "runs-view-held-object-stays": (
    { RunsViewHeldObjectStaysBefore.ContentView() }, { RunsViewHeldObjectStaysAfter.ContentView() }
  ),
  "runs-view-lazy-variables": (
    { RunsViewLazyVariablesBefore.ContentView() }, { RunsViewLazyVariablesAfter.ContentView() }
  ),
  "runs-view-made-with-a-parameter": (
    { RunsViewMadeWithAParameterBefore.ContentView() }, { RunsViewMadeWithAParameterAfter.ContentView() }
  ),
  "runs-view-members-of-a-protocol": (
    { RunsViewMembersOfAProtocolBefore.ContentView() }, { RunsViewMembersOfAProtocolAfter.ContentView() }
  ),
  "runs-view-model-of-values": (
    { RunsViewModelOfValuesBefore.ContentView() }, { RunsViewModelOfValuesAfter.ContentView() }
  ),
  "runs-view-nested-views": (
    { RunsViewNestedViewsBefore.ContentView() }, { RunsViewNestedViewsAfter.ContentView() }
  ),
  "runs-view-object-made-once": (
    { RunsViewObjectMadeOnceBefore.ContentView() }, { RunsViewObjectMadeOnceAfter.ContentView() }
  ),
  "runs-view-object-of-a-superclass": (
    { RunsViewObjectOfASuperclassBefore.ContentView() }, { RunsViewObjectOfASuperclassAfter.ContentView() }
  ),
  "runs-view-objects-of-closures": (
    { RunsViewObjectsOfClosuresBefore.ContentView() }, { RunsViewObjectsOfClosuresAfter.ContentView() }
  ),
  "runs-view-observers-that-assign-their-variable": (
    { RunsViewObserversThatAssignTheirVariableBefore.ContentView() },
    { RunsViewObserversThatAssignTheirVariableAfter.ContentView() }
  ),
  "runs-view-observers-that-keep-two-in-step": (
    { RunsViewObserversThatKeepTwoInStepBefore.ContentView() },
    { RunsViewObserversThatKeepTwoInStepAfter.ContentView() }
  ),
  "runs-view-optional-model": (
    { RunsViewOptionalModelBefore.ContentView() }, { RunsViewOptionalModelAfter.ContentView() }
  ),
  "runs-view-overridden-property": (
    { RunsViewOverriddenPropertyBefore.ContentView() }, { RunsViewOverriddenPropertyAfter.ContentView() }
  ),
  "runs-view-own-publisher": (
    { RunsViewOwnPublisherBefore.ContentView() }, { RunsViewOwnPublisherAfter.ContentView() }
  ),
  "runs-view-parts-made-by-functions": (
    { RunsViewPartsMadeByFunctionsBefore.ContentView() }, { RunsViewPartsMadeByFunctionsAfter.ContentView() }
  ),
  "runs-view-plain-superclass": (
    { RunsViewPlainSuperclassBefore.ContentView() }, { RunsViewPlainSuperclassAfter.ContentView() }
  ),
  "runs-view-publisher-given-out": (
    { RunsViewPublisherGivenOutBefore.ContentView() }, { RunsViewPublisherGivenOutAfter.ContentView() }
  ),
  "runs-view-received-values": (
    { RunsViewReceivedValuesBefore.ContentView() }, { RunsViewReceivedValuesAfter.ContentView() }
  ),
  "runs-view-replaced-model": (
    { RunsViewReplacedModelBefore.ContentView() }, { RunsViewReplacedModelAfter.ContentView() }
  ),
  "runs-view-rows-with-bindings": (
    { RunsViewRowsWithBindingsBefore.ContentView() }, { RunsViewRowsWithBindingsAfter.ContentView() }
  ),
  "runs-view-shared-instance": (
    { RunsViewSharedInstanceBefore.ContentView() }, { RunsViewSharedInstanceAfter.ContentView() }
  ),
  "runs-view-sheet-and-overlay": (
    { RunsViewSheetAndOverlayBefore.ContentView() }, { RunsViewSheetAndOverlayAfter.ContentView() }
  ),
  "runs-view-code-that-nothing-names": (
    { RunsViewCodeThatNothingNamesBefore.ContentView() },
    { RunsViewCodeThatNothingNamesAfter.ContentView() }
  ),
  "runs-view-methods-named-like-mutating-ones": (
    { RunsViewMethodsNamedLikeMutatingOnesBefore.ContentView() },
    { RunsViewMethodsNamedLikeMutatingOnesAfter.ContentView() }
  ),
  "runs-view-objects-that-stay": (
    { RunsViewObjectsThatStayBefore.ContentView() },
    { RunsViewObjectsThatStayAfter.ContentView() }
  ),
  "runs-view-state-beside-a-binding": (
    { RunsViewStateBesideABindingBefore.ContentView() },
    { RunsViewStateBesideABindingAfter.ContentView() }
  ),
  "runs-view-state-in-branches": (
    { RunsViewStateInBranchesBefore.ContentView() },
    { RunsViewStateInBranchesAfter.ContentView() }
  ),
  "runs-view-changing-objects-of-foundation": (
    { RunsViewChangingObjectsOfFoundationBefore.ContentView() },
    { RunsViewChangingObjectsOfFoundationAfter.ContentView() }
  ),
  "runs-view-modifiers-and-dynamic-properties": (
    { RunsViewModifiersAndDynamicPropertiesBefore.ContentView() },
    { RunsViewModifiersAndDynamicPropertiesAfter.ContentView() }
  ),
  "runs-view-generic-over-observable-protocol": (
    { RunsViewGenericOverObservableProtocolBefore.ContentView() },
    { RunsViewGenericOverObservableProtocolAfter.ContentView() }
  ),
  "runs-view-changed-by-key-paths-and-closures": (
    { RunsViewChangedByKeyPathsAndClosuresBefore.ContentView() },
    { RunsViewChangedByKeyPathsAndClosuresAfter.ContentView() }
  ),
  "runs-view-wrapped-user-defaults": (
    { RunsViewWrappedUserDefaultsBefore.ContentView() },
    { RunsViewWrappedUserDefaultsAfter.ContentView() }
  ),
  "runs-view-content-that-depends-by-itself": (
    { RunsViewContentThatDependsByItselfBefore.ContentView() },
    { RunsViewContentThatDependsByItselfAfter.ContentView() }
  ),
  "runs-view-state-that-changes-with-what-is-read": (
    { RunsViewStateThatChangesWithWhatIsReadBefore.ContentView() },
    { RunsViewStateThatChangesWithWhatIsReadAfter.ContentView() }
  ),
  "runs-view-subclass": ({ RunsViewSubclassBefore.ContentView() }, { RunsViewSubclassAfter.ContentView() }),
  "runs-view-tick-that-reads-again": (
    { RunsViewTickThatReadsAgainBefore.ContentView() }, { RunsViewTickThatReadsAgainAfter.ContentView() }
  ),
  "runs-view-unpublished-variables": (
    { RunsViewUnpublishedVariablesBefore.ContentView() }, { RunsViewUnpublishedVariablesAfter.ContentView() }
  ),
  "runs-view-two-user-defaults": (
    { RunsViewTwoUserDefaultsBefore.ContentView() }, { RunsViewTwoUserDefaultsAfter.ContentView() }
  ),
  "runs-view-user-defaults-beside-a-change": (
    { RunsViewUserDefaultsBesideAChangeBefore.ContentView() },
    { RunsViewUserDefaultsBesideAChangeAfter.ContentView() }
  ),
  "runs-view-view-modifiers": (
    { RunsViewViewModifiersBefore.ContentView() }, { RunsViewViewModifiersAfter.ContentView() }
  ),
  "runs-view-wrappers-of-the-sources": (
    { RunsViewWrappersOfTheSourcesBefore.ContentView() }, { RunsViewWrappersOfTheSourcesAfter.ContentView() }
  ),
]
