/// When closures and functions run that are given to something.
extension LibraryEffects {
  // MARK: Before the call returns

  /// Whether a method calls its closure before it returns, and keeps it no longer. Certain; false for what is unknown.
  ///
  /// - Parameter isOnType: whether it is called on a type, where `Entry.filter { … }` may be anything else.
  static func isNonEscaping(method: String, isOnType: Bool) -> Bool {
    has([.callsOnce, .callsClosure], method, as: .method)
      && (!isOnType || has(.isCallableOnTypes, method, as: .method))
  }

  /// The same for a function, and for a type that is made with a closure.
  static func isNonEscaping(function: String) -> Bool {
    has([.callsOnce, .callsClosure], function, as: [.function, .type])
  }

  /// Whether what has a name calls its closure once, in any case, and before it returns. Certain.
  static func callsOnce(_ callee: String) -> Bool { has(.callsOnce, callee, as: .callee) }

  /// Whether a method calls a function that it is given without a label: `rows.map(title)`.
  static func callsUnlabeledFunction(_ method: String) -> Bool {
    has(.callsUnlabeledFunction, method, as: .method)
  }

  /// Whether a call does nothing but to run its closure, now or later.
  static func onlyRunsClosure(_ callee: String) -> Bool { has(.onlyRunsClosure, callee, as: .callee) }

  /// Whether a function animates what its closure changes.
  static func animates(_ function: String) -> Bool { has(.animates, function, as: .function) }

  // MARK: Later

  /// Whether a closure given to what has a name is an action rather than content; false for what is unknown, which may
  /// take content.
  static func takesAction(_ callee: String) -> Bool {
    has([.runsLater, .animates], callee, as: .callee) || namesCallback(callee)
  }

  /// Whether a static function makes a button of an alert, which takes an action.
  static func makesAlertButton(_ function: String) -> Bool { has(.runsLater, function, as: .button) }

  /// Whether an argument with a label is an action, as far as its name tells: `action:`, `primaryAction:`, `onChange:`,
  /// `completion:`.
  static func labelsAction(_ label: String) -> Bool {
    has([.runsLater, .mayRunLater], label, as: .label) || namesCallback(label)
      || ["Action", "Handler", "Completion"].contains(where: label.hasSuffix)
  }

  /// Whether an argument with a label is an action for certain: `action:`, `perform:`.
  static func certainlyLabelsAction(_ label: String) -> Bool { has(.runsLater, label, as: .label) }

  /// `onAppear`
  private static func namesCallback(_ name: String) -> Bool {
    name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }

  /// Whether what has a name may call its closure on another thread or queue, as far as is known.
  static func runsOnAnotherThread(_ callee: String) -> Bool { has(.runsOnAnotherThread, callee, as: .callee) }

  /// Whether the system calls the closure that a method is given, on no actor.
  static func callsBack(_ method: String) -> Bool { has(.callsBack, method, as: .method) }

  // MARK: While a view is made

  /// Whether the closure of a type is called while the view around it is made. Certain; false for what is unknown.
  static func runsContent(_ type: String) -> Bool { has(.runsContent, type, as: .type) }

  /// Whether the closure of a type makes the content of each element of a sequence.
  static func makesRows(_ type: String) -> Bool { has(.makesRows, type, as: .type) }

  /// Whether the closure of a type gives a value; false for what is unknown, which may take content.
  static func takesNoContent(_ type: String) -> Bool { has(.takesNoContent, type, as: .type) }

  /// Whether a function given with a label may be called while a view is made; false for what is unknown.
  static func callsForContent(label: String) -> Bool { has(.callsForContent, label, as: .label) }

  /// Whether a library calls a function of that name by itself.
  static func isCalledByLibrary(_ function: String) -> Bool {
    has(.isCalledByLibrary, function, as: .requirement)
  }

  /// Whether a function of that name makes the content of a view, a style or the like.
  package static func makesBody(_ function: String) -> Bool { has(.makesBody, function, as: .requirement) }

  /// The same, or a view or controller of UIKit, AppKit or WatchKit.
  package static func makesContent(_ function: String) -> Bool {
    has([.makesBody, .makesRepresentable], function, as: .requirement)
  }

  /// Whether a function of that name makes a view or controller of UIKit, AppKit or WatchKit, or its coordinator.
  package static func makesRepresentable(_ function: String) -> Bool {
    has([.makesRepresentable, .makesCoordinator], function, as: .requirement)
  }

  /// The names of the functions that make such views and controllers, or their coordinators.
  static let makersOfRepresentables = names(.requirement, with: [.makesRepresentable, .makesCoordinator])

  /// Whether a function of that name brings such a view or controller up to date.
  package static func updatesRepresentable(_ function: String) -> Bool {
    has(.updatesRepresentable, function, as: .requirement)
  }

  /// The names of the functions that bring such views and controllers up to date.
  static let updatesOfRepresentables = names(.requirement, with: .updatesRepresentable)

  // MARK: On the main thread

  /// Whether a call runs its closure on the main actor, which the compiler knows: `DispatchQueue.main.async`.
  ///
  /// - Parameter callee: as it is written.
  static func isOnMainActor(callee: String) -> Bool { isMember(callee, ofOneOf: onMainActor) }

  /// Whether a call runs its closure on the main thread: `OperationQueue.main.addOperation`, too.
  static func isOnMainThread(callee: String) -> Bool { isMember(callee, ofOneOf: onMainThread) }

  private static let onMainActor = names(.path, with: .isOnMainActor)
  private static let onMainThread = names(.path, with: .isOnMainThread)

  private static func isMember(_ callee: String, ofOneOf paths: [String]) -> Bool {
    paths.contains { callee.hasPrefix($0 + ".") }
  }

  /// Whether a scheduler delivers on the main thread: `.main`.
  static func deliversOnMainThread(scheduler: String) -> Bool {
    has(.deliversOnMainThread, scheduler, as: .path)
  }

  /// Whether a call only brings its closure to the main thread, or to the actor around: `Task { … }`.
  static func hopsToMainThread(callee: String) -> Bool { has(.hopsToMainThread, callee, as: .path) }
}
