import CaseNames
import Observation
import RunsAssignedToAfter
import RunsAssignedToBefore
import RunsAssignedToFromOutsideAfter
import RunsAssignedToFromOutsideBefore
import RunsAssignedToUntilCompletionAfter
import RunsAssignedToUntilCompletionBefore
import RunsChangesOfTheObjectAfter
import RunsChangesOfTheObjectBefore
import RunsChangesPassedOnAfter
import RunsChangesPassedOnBefore
import RunsChangesSentByHandAfter
import RunsChangesSentByHandBefore
import RunsDemandAfter
import RunsDemandBefore
import RunsGenericAndOptionalAfter
import RunsGenericAndOptionalBefore
import RunsHandedOnAfter
import RunsHandedOnBefore
import RunsHandedToAFunctionAfter
import RunsHandedToAFunctionBefore
import RunsInitializerAfter
import RunsInitializerBefore
import RunsLifetimeBefore
import RunsMainActorAfter
import RunsMainActorBefore
import RunsObserverThatSetsItselfAfter
import RunsObserverThatSetsItselfBefore
import RunsPublisherKeptByALazyVariableAfter
import RunsPublisherKeptByALazyVariableBefore
import RunsPublishersByKeyPathAfter
import RunsPublishersByKeyPathBefore
import RunsPublishersOfOneTypeAfter
import RunsPublishersOfOneTypeBefore
import RunsSeveralPublishersAfter
import RunsSeveralPublishersBefore
import RunsSubclassAfter
import RunsSubclassBefore
import RunsSubscribersThatChangeOthersAfter
import RunsSubscribersThatChangeOthersBefore
import RunsTimingAfter
import RunsTimingBefore
import Testing

@testable import RunsLifetimeAfter

/// Each case runs the same script against its sources before and after the migration, and records what the
/// subscribers are told and what the model shows then.
@MainActor
@Suite struct RunningTests {
  typealias Script = @MainActor @Sendable (@escaping (String) -> Void) async -> Void

  nonisolated static let scripts: [String: (before: Script, after: Script)] = [
    "runs-assigned-to": (before: RunsAssignedToBefore.run, after: RunsAssignedToAfter.run),
    "runs-assigned-to-from-outside": (
      before: RunsAssignedToFromOutsideBefore.run, after: RunsAssignedToFromOutsideAfter.run
    ),
    "runs-assigned-to-until-completion": (
      before: RunsAssignedToUntilCompletionBefore.run, after: RunsAssignedToUntilCompletionAfter.run
    ),
    "runs-changes-of-the-object": (
      before: RunsChangesOfTheObjectBefore.run, after: RunsChangesOfTheObjectAfter.run
    ),
    "runs-changes-passed-on": (before: RunsChangesPassedOnBefore.run, after: RunsChangesPassedOnAfter.run),
    "runs-changes-sent-by-hand": (
      before: RunsChangesSentByHandBefore.run, after: RunsChangesSentByHandAfter.run
    ),
    "runs-demand": (before: RunsDemandBefore.run, after: RunsDemandAfter.run),
    "runs-generic-and-optional": (
      before: RunsGenericAndOptionalBefore.run, after: RunsGenericAndOptionalAfter.run
    ),
    "runs-handed-on": (before: RunsHandedOnBefore.run, after: RunsHandedOnAfter.run),
    "runs-handed-to-a-function": (
      before: RunsHandedToAFunctionBefore.run, after: RunsHandedToAFunctionAfter.run
    ),
    "runs-initializer": (before: RunsInitializerBefore.run, after: RunsInitializerAfter.run),
    "runs-lifetime": (before: RunsLifetimeBefore.run, after: RunsLifetimeAfter.run),
    "runs-main-actor": (before: RunsMainActorBefore.run, after: RunsMainActorAfter.run),
    "runs-observer-that-sets-itself": (
      before: RunsObserverThatSetsItselfBefore.run, after: RunsObserverThatSetsItselfAfter.run
    ),
    "runs-publisher-kept-by-a-lazy-variable": (
      before: RunsPublisherKeptByALazyVariableBefore.run, after: RunsPublisherKeptByALazyVariableAfter.run
    ),
    "runs-publishers-by-key-path": (
      before: RunsPublishersByKeyPathBefore.run, after: RunsPublishersByKeyPathAfter.run
    ),
    "runs-publishers-of-one-type": (
      before: RunsPublishersOfOneTypeBefore.run, after: RunsPublishersOfOneTypeAfter.run
    ),
    "runs-several-publishers": (
      before: RunsSeveralPublishersBefore.run, after: RunsSeveralPublishersAfter.run
    ),
    "runs-subclass": (before: RunsSubclassBefore.run, after: RunsSubclassAfter.run),
    "runs-subscribers-that-change-others": (
      before: RunsSubscribersThatChangeOthersBefore.run, after: RunsSubscribersThatChangeOthersAfter.run
    ),
    "runs-timing": (before: RunsTimingBefore.run, after: RunsTimingAfter.run),
  ]

  @Test(arguments: scripts.keys.sorted())
  func recordsAreTheSame(_ name: String) async throws {
    let script = try #require(Self.scripts[name])
    let before = await record(script.before)
    #expect(!before.isEmpty)
    let after = await record(script.after)
    #expect(after == before, "\(after.difference(from: before))")
  }

  /// A view that subscribes in its body does not depend on the property by that.
  @Test func subscribingIsNoReading() {
    let model = Model()
    var isTold = false
    withObservationTracking {
      _ = model.nameSubject.dropFirst()
    } onChange: {
      MainActor.assumeIsolated { isTold = true }
    }
    model.name = "b"
    #expect(!isTold)
    #expect(model.nameSubject.value == "b")
  }

  /// A case that nobody runs would be none.
  @Test func everyCaseIsRun() throws {
    #expect(try CaseNames.ofScripts() == Self.scripts.keys.sorted())
  }

  private func record(_ script: Script) async -> [String] {
    var records: [String] = []
    await script { records.append($0) }
    return records
  }
}
