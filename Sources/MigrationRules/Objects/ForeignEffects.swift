import EffectAnalysis
import SourceText
import SwiftModel

/// How certain it is that there are effects.
enum EffectCertainty: Int, Comparable, Sendable {
  case none
  /// It calls something whose result may depend on what was done before: `Firestore.firestore()`.
  case depends
  /// It calls what is not known.
  case possible
  /// It changes what outlives the object, or starts what goes on by itself.
  case proven

  static func < (lhs: EffectCertainty, rhs: EffectCertainty) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// What functions and types of other modules do where an object is made or dropped, as far as `LibraryEffects` tells: the
/// others may do anything.
struct ForeignEffects {
  private let model: ProjectModel
  private let calls: CallGraph

  init(in model: ProjectModel, calls: CallGraph) { (self.model, self.calls) = (model, calls) }

  /// What an effect does that no code of the sources says: a call, or a change of a member.
  ///
  /// - Parameters:
  ///   - origin: of the object that it is on.
  ///   - change: the certainty that a change of that is noticed.
  ///   - isDropping: an object is dropped there.
  func certainty(
    of effect: Effect, on origin: ObjectOrigin, whereChangesAre change: EffectCertainty, in file: Int,
    isDropping: Bool
  ) -> EffectCertainty {
    guard effect.isCalled else {
      return effect.kind.mayWrite && effect.base != nil ? change : .none
    }
    // A `deinit` leaves what has to be done on the main actor to a task, whose closure is followed.
    if isDropping, effect.hasTrailingClosure, LibraryEffects.startsWork(effect.name) { return .none }
    if LibraryEffects.endsObservation(effect.name) { return .none }
    if isDropping, effect.base == nil, LibraryEffects.endsArgument(function: effect.name) { return .none }
    if effect.base != nil, LibraryEffects.ends(effect.name) {
      return origin == .shared ? .possible : change
    }
    // `NSLog("made")` is none.
    let isOfType =
      effect.name.first?.isUppercase == true && !isHarmless(effect, on: origin, in: file)
    if effect.isImplicitMember || effect.name == "init" || isOfType {
      return certainty(ofInitializer: effect)
    }
    if isProven(effect, in: file) { return .proven }
    if LibraryEffects.sendsOnItsOwn(effect.name) { return .none }
    if isHeldByTimer(effect, in: file) { return .possible }
    if logs(effect, in: file) { return .none }
    // What the closure does is followed.
    if effect.hasTrailingClosure, LibraryEffects.onlyRunsClosure(effect.name) { return .none }
    guard !isHarmless(effect, on: origin, in: file) else {
      return effect.base == nil || origin == .shared ? .depends : .none
    }
    return .possible
  }

  private func certainty(ofInitializer effect: Effect) -> EffectCertainty {
    let isType = effect.name.first?.isUppercase == true
    if isType, effect.base == nil, LibraryEffects.starts(type: effect.name) { return .proven }
    if effect.isImplicitMember, LibraryEffects.starts(method: effect.name, labels: effect.labels) {
      return .proven
    }
    let isHarmless =
      !isType || calls.declaresType(named: effect.name) || KnownTypes.isStandardValue(effect.name)
      || KnownTypes.staysTheSame(effect.name) || KnownTypes.showsNothing(effect.name)
      || LibraryEffects.makesOnlyValue(effect.name, labels: effect.labels)
    return isHarmless ? .none : .possible
  }

  private func isProven(_ effect: Effect, in file: Int) -> Bool {
    let name = effect.name
    if ExternalState(changedBy: effect) != nil || keepsOwner(effect, in: file) { return true }
    guard let base = effect.base else { return false }
    if LibraryEffects.settersOfDefaults.contains(name) {
      let scope = LookupScope(file: file, enclosingType: effect.enclosingType)
      return model.index.type(of: base, in: scope).isUserDefaults
    }
    return LibraryEffects.starts(method: name, labels: effect.labels) && !effect.addsSelfAsObserver
  }

  /// `logger.debug("gone")`: nothing of the app depends on it.
  private func logs(_ effect: Effect, in file: Int) -> Bool {
    let scope = LookupScope(file: file, enclosingType: effect.enclosingType)
    guard let base = effect.base,
      case .external(let names, _) = model.index.type(of: base, in: scope).unwrapped
    else { return false }
    return names.last?.hasSuffix("Logger") == true
  }

  /// `names.assign(to: \.title, on: self).store(in: &cancellables)`: the subscription holds the object, which holds the
  /// subscription, so that none of these ever ends.
  private func keepsOwner(_ effect: Effect, in file: Int) -> Bool {
    guard LibraryEffects.holdsArgument(method: effect.name, labels: effect.labels),
      let call = effect.callRange
    else { return false }
    return !model.source(file).words(in: effect.offset..<call.upperBound) { $0 == "self" }.isEmpty
  }

  /// `Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in self.tick() }`: the timer would hold an object
  /// that is dropped, and go on.
  private func isHeldByTimer(_ effect: Effect, in file: Int) -> Bool {
    guard LibraryEffects.subscribes(effect.name), let call = effect.callRange,
      var base = effect.base
    else { return false }
    while let called = base.calledMember {
      if LibraryEffects.sendsOnItsOwn(called.name) {
        let words = model.source(file).words(in: effect.offset..<call.upperBound) {
          $0 == "self" || $0 == "weak" || $0 == "unowned"
        }
        return !words.isEmpty && words.allSatisfy { $0.name == "self" }
      }
      base = called.base
    }
    return false
  }

  /// A function without a base in an extension of a type of another module is a method of that: `sink { … }` in one of
  /// `Publisher`.
  private func isMethod(_ effect: Effect, in file: Int) -> Bool {
    if effect.base != nil { return true }
    return effect.enclosingType.map { model.index.owners(of: TypeID(file: file, index: $0)).isEmpty } == true
  }

  private func isHarmless(_ effect: Effect, on origin: ObjectOrigin, in file: Int) -> Bool {
    let name = effect.name
    if effect.base == nil,
      LibraryEffects.computes(function: name) || LibraryEffects.takesAnyValue(function: name)
    {
      return true
    }
    guard isMethod(effect, in: file) else { return false }
    return LibraryEffects.computes(method: name, labels: effect.labels) || LibraryEffects.isOperator(name)
      || LibraryEffects.reportsChanges(method: name) || effect.addsSelfAsObserver
      || LibraryEffects.mutatesReceiver(name) && origin == .new
  }
}

extension Effect {
  /// `addObserver(self, selector: …)`: such an observer is gone with the object.
  fileprivate var addsSelfAsObserver: Bool {
    name == "addObserver" && firstArgument?.label == nil && firstArgument?.value == .selfReference
  }
}
