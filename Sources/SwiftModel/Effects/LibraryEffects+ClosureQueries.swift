/// Queries about when functions of libraries run their closure arguments.
extension LibraryEffects {
  // MARK: Before the call returns

  /// Whether the closure argument of a method is non-escaping and called before it returns. Certain; false if unknown.
  ///
  /// - Parameter isOnType: whether the receiver is a type: `Entry.filter { … }` may be any function.
  package static func isNonEscaping(method: String, isOnType: Bool) -> Bool {
    has([.callsOnce, .callsClosure], method, as: .method)
      && (!isOnType || has(.isCallableOnTypes, method, as: .method))
  }

  /// Whether a callee calls its closure before it returns, as often as it takes, perhaps never: `reduce`, `sorted(by:)`.
  static func mayNeverCall(_ callee: String) -> Bool {
    has([.callsClosure, .handsElement], callee, as: [.method, .type]) && !callsOnce(callee)
  }

  /// The same for a function, and for a type that is made with a closure.
  static func isNonEscaping(function: String) -> Bool {
    has([.callsOnce, .callsClosure], function, as: [.function, .type])
  }

  /// Whether a callee calls its closure exactly once, before it returns. Certain.
  static func callsOnce(_ callee: String) -> Bool { has(.callsOnce, callee, as: .callee) }

  /// Whether a method calls an unlabeled function argument: `rows.map(title)`.
  static func callsUnlabeledFunction(_ method: String) -> Bool {
    has(.callsUnlabeledFunction, method, as: .method)
  }

  /// Whether a call does nothing but to run its closure, now or later.
  package static func onlyRunsClosure(_ callee: String) -> Bool { has(.onlyRunsClosure, callee, as: .callee) }

  /// Whether a function animates the changes made by its closure.
  static func animates(_ function: String) -> Bool { has(.animates, function, as: .function) }

  // MARK: Later

  /// Whether the closure argument of a callee is an action rather than content; false if unknown.
  static func takesAction(_ callee: String) -> Bool {
    has([.runsLater, .animates], callee, as: .callee) || namesCallback(callee)
  }

  /// Whether a static function makes a button of an alert, which takes an action.
  static func makesAlertButton(_ function: String) -> Bool { has(.runsLater, function, as: .button) }

  /// Whether a label is that of an action, by its name: `action:`, `primaryAction:`, `onChange:`, `completion:`.
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

  /// Whether a callee may run its closure on another thread or queue, as far as listed.
  static func runsOnAnotherThread(_ callee: String) -> Bool { has(.runsOnAnotherThread, callee, as: .callee) }

  /// Whether a callee runs its closure later, and by itself: `async`, `Task`.
  package static func startsWork(_ callee: String) -> Bool {
    has(.runsLater, callee, as: .callee) && has(.starts, callee, as: .callee)
  }

  /// Whether the system calls the closure argument of a method, on no actor.
  static func callsBack(_ method: String) -> Bool { has(.callsBack, method, as: .method) }

  /// Whether the standard library takes a function with a label, where it changes a value; `using` is that of a comparator.
  static func takesFunction(labeled label: String) -> Bool { labelsOfFunctions.contains(label) }

  private static let labelsOfFunctions: Set<String> = ["by", "uniquingKeysWith", "where", "while"]

  /// Whether a method runs, before it returns, code that was handed over before.
  package static func tellsOthers(_ method: String) -> Bool { has(.tellsOthers, method, as: .method) }

  // MARK: While a view is made

  /// Whether a type's closure is called while the enclosing view is made. Certain; false if unknown.
  package static func runsContent(_ type: String) -> Bool { has(.runsContent, type, as: .type) }

  /// Whether a type is a view of SwiftUI's; false if unknown.
  package static func isView(_ type: String) -> Bool { has([.runsContent, .isLeafView], type, as: .type) }

  /// Whether the closure of a type makes the content of each element of a sequence.
  package static func makesRows(_ type: String) -> Bool { has(.makesRows, type, as: .type) }

  /// Whether a type or a modifier makes content of its closure by itself.
  static func keepsContent(_ callee: String) -> Bool { has(.keepsContent, callee, as: .callee) }

  /// Whether an object may keep the closure that a method is given, and call it when something happens, by what such
  /// methods are called: `addObserver`, `startUpdates`, `onChange`.
  package static func mayKeepCallback(_ method: String) -> Bool {
    ["add", "observe", "on", "register", "set", "start", "subscribe", "watch", "when"].contains { prefix in
      method.hasPrefix(prefix) && method.dropFirst(prefix.count).first?.isLowercase != true
    }
  }

  /// Whether the closure of a type returns a plain value; false if unknown, as it may be content.
  static func takesNoContent(_ type: String) -> Bool { has(.takesNoContent, type, as: .type) }

  /// Whether a function with a label may be called while a view is made; false if unknown.
  package static func callsForContent(label: String) -> Bool { has(.callsForContent, label, as: .label) }

  /// The types and modifiers whose closures draw, or say how to lay out.
  package static let drawing = Set(
    names(.type, with: .drawsUntracked) + names(.modifier, with: .drawsUntracked))

  /// Whether a library calls a function of that name by itself.
  package static func isCalledByLibrary(_ function: String) -> Bool {
    has(.isCalledByLibrary, function, as: .requirement)
  }

  /// Whether a delegate draws in a function of that name: `draw(in:)`, `renderer(_:updateAtTime:)`.
  package static func draws(_ function: String) -> Bool { has(.drawsUntracked, function, as: .requirement) }

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

  /// Whether a function of that name updates such a view or controller.
  package static func updatesRepresentable(_ function: String) -> Bool {
    has(.updatesRepresentable, function, as: .requirement)
  }

  /// Whether UIKit or AppKit tracks what an override of that name reads.
  package static func tracksReads(_ override: String) -> Bool { has(.tracksReads, override, as: .override) }

  /// The names of the requirements that update such views and controllers.
  static let updatesOfRepresentables = names(.requirement, with: .updatesRepresentable)

  // MARK: On the main thread

  /// Whether a call runs its closure on the main actor, as its declared type says: `DispatchQueue.main.async`.
  ///
  /// - Parameter callee: the source text of the callee.
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
