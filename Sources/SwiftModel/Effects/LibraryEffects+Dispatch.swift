/// Dispatch, locks and the concurrency of Swift, by their interfaces and documentation.
extension LibraryEffects {
  static let dispatch = [
    dispatchMethods, dispatchTypes, dispatchMainThread,
  ]

  /// Methods of queues, operations, tasks, actors and locks, of Dispatch, Foundation, `os` and the
  /// concurrency of Swift; and those of UIKit and Observation that only run a closure.
  private static let dispatchMethods = Group(
    .method,
    [
      "addOperation": [.runsLater, .runsOnAnotherThread, .starts],
      "addTask": [.runsLater, .runsOnAnotherThread],
      "assumeIsolated": [.callsOnce, .isCallableOnTypes, .callsUnlabeledFunction, .onlyRunsClosure],
      "async": [.leavesReceiver, .onlyRunsClosure, .runsLater, .runsOnAnotherThread, .starts],
      "asyncAfter": [.leavesReceiver, .runsLater, .runsOnAnotherThread, .starts],
      "cancel": .ends,
      "cancelAll": .ends,
      "cancelAllOperations": .ends,
      "detachNewThread": [.runsLater, .runsOnAnotherThread, .starts],
      "detached": [.runsLater, .runsOnAnotherThread, .starts],
      "finish": .ends,
      "global": .computes,
      "performAndWait": [.callsOnce, .isCallableOnTypes, .callsUnlabeledFunction],
      "performWithoutAnimation": [.callsOnce, .isCallableOnTypes],
      "run": .runsLater,
      "schedule": [.runsLater, .runsOnAnotherThread],
      "sync": [.leavesReceiver, .callsOnce, .isCallableOnTypes, .onlyRunsClosure],
      "withCriticalRegion": [.callsOnce, .isCallableOnTypes, .callsUnlabeledFunction],
      "withLock": [.leavesReceiver, .callsOnce, .isCallableOnTypes, .callsUnlabeledFunction],
      "withLockIfAvailable": [.callsClosure, .isCallableOnTypes, .callsUnlabeledFunction],
      "withLockUnchecked": [.callsOnce, .isCallableOnTypes, .callsUnlabeledFunction],
      "withMutation": .callsOnce,
      "yield": .tellsOthers,
    ])

  /// Types for their initializers.
  private static let dispatchTypes = Group(
    .type,
    [
      "Task": [.runsLater, .starts]
    ])

  /// Expressions for the main thread or the main actor. `OperationQueue.main` and `RunLoop.main` are not isolated to
  /// the main actor statically.
  private static let dispatchMainThread = Group(
    .path,
    [
      ".main": .deliversOnMainThread,
      "DispatchQueue.main": [.isOnMainActor, .isOnMainThread, .deliversOnMainThread],
      "DispatchQueue.main.async": .hopsToMainThread,
      "MainActor": [.isOnMainActor, .isOnMainThread],
      "MainActor.run": .hopsToMainThread,
      "OperationQueue.main": .isOnMainThread,
      "RunLoop.main": [.isOnMainThread, .deliversOnMainThread],
      "Task": .hopsToMainThread,
    ])
}
