import MigrationPlanning

/// The reason why an unpublished stored variable must not be tracked.
enum UntrackableReason {
  case lazy
  case nameTheMacroCannotTake
  case usedBeforeInitialized
  case usedOffItsActor
  case usedInDeinit
  case observerAssignsItself
  case writtenByGetter(RenderedCode.Write)
  /// An initializer reads it, and no view does: whoever makes the object would depend on it.
  case usedByInitializer
  case overridden
  /// Attributes that need real storage, or `nonisolated`.
  case needsStorage
  case passedInoutTwice
  /// An option ignores unpublished variables.
  case onRequest

  /// The explanation for a note; nil if ignoring the variable changes nothing for views.
  var explanation: String? {
    switch self {
    case .lazy: "the macro cannot take 'lazy'"
    case .nameTheMacroCannotTake: "the macro cannot take its name or its declaration"
    case .usedBeforeInitialized: "an initializer uses it before every property is set"
    case .usedOffItsActor: "an initializer that is not on its actor uses it"
    case .usedInDeinit: "'deinit' uses it"
    case .observerAssignsItself: "its observer assigns it, which would call the observer again without end"
    case .writtenByGetter(let write): "'\(write.member)' \(write.verb("write")) it while a view is made"
    case .passedInoutTwice: "two parts of it are passed 'inout' to one call"
    case .needsStorage: "its type, or an attribute, modifier or accessor that concerns it, needs real storage"
    case .onRequest: "'--unpublished ignore' asks for that"
    case .overridden, .usedByInitializer: nil
    }
  }

  /// Whether the note concerns a private variable too: values that views read are computed from it.
  var concernsReaders: Bool {
    switch self {
    case .writtenByGetter, .onRequest: true
    default: false
    }
  }

  /// The steps from a view to the write that must not be announced; empty for any other reason.
  func trace(in model: ProjectModel) -> [TraceStep] {
    if case .writtenByGetter(let write) = self { write.trace(in: model) } else { [] }
  }

  /// The consequence for views.
  var consequence: String {
    switch self {
    case .writtenByGetter:
      "a view that gets a value kept there no longer depends on what it was made from, so read that in the same place"
    default: "a view that reads it is not told when it changes"
    }
  }
}
