import EffectAnalysis
import SourceText
import SwiftModel

/// What making an object does besides storing its values: the code of its initializers and initial values, with all that
/// it calls before it returns.
///
/// ```swift
/// init() { items.append(1); load() }      // `load()` decides
/// let isOpen = openDatabase()             // of the sources
/// ```
/// What ends with the object is no effect: a subscription that the object holds ends where it is dropped, unless it holds
/// the object, too. What an initializer changes of what it is given is one, unless all of that is made in the same place.
/// What is done for the first object alone is none, either: the initial value of a static variable, or what `static var shared`
/// makes where its storage holds nothing. Functions of other modules are unknown, unless `LibraryEffects` tells what they do.
struct CreationEffects {
  /// How certain it is that there are effects.
  enum Certainty: Int, Comparable, Sendable {
    case none
    /// It calls something whose result may depend on what was done before: `Firestore.firestore()`.
    case depends
    /// It calls what is not known.
    case possible
    /// It changes what outlives the object, or starts what goes on by itself.
    case proven

    static func < (lhs: Certainty, rhs: Certainty) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  struct Finding: Sendable {
    var certainty = Certainty.none
    /// From the making to the effect.
    var path: [Located<Effect>] = []
    /// It makes objects or values of the sources.
    var makesValues = false
    /// The classes among what it makes, on the way.
    var classes: Set<TypeID> = []

    mutating func add(_ other: Certainty, _ path: @autoclosure () -> [Located<Effect>]) {
      if other > certainty { (certainty, self.path) = (other, path()) }
    }
  }

  private let model: ProjectModel
  private let calls: CallGraph
  /// Whether what is done once counts, too, for what is static: as where nothing was asked for before.
  private let isFirst: Bool

  init(in model: ProjectModel, calls: CallGraph, isFirst: Bool = false) {
    (self.model, self.calls, self.isFirst) = (model, calls, isFirst)
  }

  /// The effects of evaluating an expression.
  func finding(of value: Range<Int>, in file: Int) -> Finding {
    let given: Certainty = model.source(file).namesValue(in: value) ? .proven : .none
    return finding(ofRunning: [CodeRegion(file: file, range: value)], given: given)
  }

  /// The effects of making an object of a class, by any of its initializers.
  func finding(ofMaking type: TypeID) -> Finding {
    var finding = finding(
      ofRunning: model.index.code(making: type, calledBy: nil) { _ in true }, given: .possible)
    finding.makesValues = true
    return finding
  }

  /// - Parameter given: the certainty that changes of what initializers are given are noticed.
  private func finding(ofRunning code: [CodeRegion], given: Certainty) -> Finding {
    var finding = Finding()
    let start = code.map { Code(region: $0, owner: .new, given: given) }
    var paths = Dictionary(start.map { ($0, [Located<Effect>]()) }) { first, _ in first }
    let extent = CallGraph.follow(start) { round in
      let next = round.isEmpty ? [] : self.next(of: round, &paths, &finding)
      return finding.certainty == .proven ? nil : next
    }
    if extent == .limited { finding.add(.possible, []) }
    return finding
  }

  /// Code that runs while an object is made.
  private struct Code: Hashable {
    let region: CodeRegion
    let owner: ObjectOrigin
    /// The certainty that changes of what it is given are noticed.
    let given: Certainty
    /// The same for the object that it runs on, where that is not made here.
    var ofOwner = Certainty.none

    func certainty(ofChangesOf origin: ObjectOrigin) -> Certainty {
      switch origin {
      case .new: .none
      case .given: owner == .given ? max(given, ofOwner) : given
      case .shared: .proven
      }
    }
  }

  /// The code that a round of code runs.
  private func next(
    of round: [Code], _ paths: inout [Code: [Located<Effect>]], _ finding: inout Finding
  ) -> [Code] {
    let effects = calls.references.effects(in: Set(round.map(\.region))) { _ in true }
    var next: [Code] = []
    for code in round {
      let effects = effects[code.region] ?? []
      let once =
        isFirst ? [] : calls.code(runOnceAmong: effects, in: code.region.file, except: model.isOfTests)
      for effect in effects
      where effect.mayRun(with: code.region, in: model.index)
        && !once.contains(where: { $0.contains(effect.offset) })
      {
        let path = (paths[code] ?? []) + [Located(file: code.region.file, use: effect)]
        for callee in callees(of: effect, among: effects, in: code, path, &finding) where paths[callee] == nil
        {
          paths[callee] = path
          next.append(callee)
        }
      }
    }
    return next
  }

  /// The code that an effect runs; what it does besides is added to the finding.
  private func callees(
    of effect: Effect, among others: [Effect], in code: Code, _ path: [Located<Effect>],
    _ finding: inout Finding
  ) -> [Code] {
    let file = code.region.file
    if isHandedOver(effect, in: file) { return [] }
    let accesses = calls.accesses(of: effect, in: file, whenMentioned: false)
    let origin = ObjectOrigin(of: effect, in: code.owner, file: file, model)
    if effect.isCalled, effect.name == "init" || model.index.declaresType(named: effect.name) {
      finding.makesValues = true
      let made = model.index.typesMade(by: effect, in: file)
      finding.classes.formUnion(made.filter { model.index[$0].kind == .class })
      if accesses.isEmpty, !made.isEmpty { return [] }
    }
    if accesses.isEmpty {
      finding.add(certainty(ofForeign: effect, on: origin, in: code), path)
      return []
    }
    return accesses.compactMap { access in
      switch access.target {
      case .unknown: finding.add(.possible, path)
      case .place(let place): finding.add(certainty(of: effect, on: place, of: origin, in: code), path)
      case .code(let callee):
        // What is static is initialized once, and not with each object.
        if !isFirst, isInitialValueOfStatic(callee.code, accesses, calledBy: effect) { return nil }
        let owner = self.origin(of: access.receiver, of: effect, on: origin, in: code)
        return Code(
          region: callee.code, owner: owner, given: given(by: effect, among: others, in: code),
          ofOwner: code.certainty(ofChangesOf: owner))
      }
      return nil
    }
  }

  /// A function of the sources is given another one, which it does not call before it returns, as it would not call a
  /// closure: `Store(reducer: reduce)`.
  private func isHandedOver(_ effect: Effect, in file: Int) -> Bool {
    guard !effect.isCalled, let taker = effect.taker?.lastName,
      calls.matters(taker) || model.index.typeAliasNames.contains(taker),
      !model.index.callsWhatIsNamed(by: effect)
    else { return false }
    return calls.members(referredToBy: effect, in: file).allSatisfy { member in
      switch member {
      case .function, .globalFunction: true
      case .variable, .globalVariable: false
      }
    }
  }

  /// Of the `self` of code that an effect runs.
  private func origin(
    of receiver: Callee.Receiver, of effect: Effect, on origin: ObjectOrigin, in code: Code
  ) -> ObjectOrigin {
    switch receiver {
    case .base, .conformer: origin
    case .value: ObjectOrigin(ofValueOf: effect, in: code.owner, file: code.region.file, model)
    case .none, .captured: .new
    }
  }

  /// What an initializer itself is given, the making expression tells.
  private func given(by effect: Effect, among others: [Effect], in code: Code) -> Certainty {
    guard let call = effect.callRange, call.upperBound > effect.offset else { return code.given }
    let arguments = effect.offset + 1..<call.upperBound
    let isGivenShared = others.contains {
      arguments.contains($0.offset) && $0.taker?.lastName == effect.name && isShared($0, in: code.region.file)
    }
    if isGivenShared { return .proven }
    let isMaking = code.owner == .new
    let namesValue = model.source(code.region.file).namesValue(
      in: effect.offset..<call.upperBound, besides: isMaking ? ["self"] : [])
    return namesValue ? max(code.given, .possible) : .none
  }

  /// An object that a type or the program holds is an argument: `join(Lobby.shared)`.
  private func isShared(_ effect: Effect, in file: Int) -> Bool {
    guard effect.path.isEmpty else { return false }
    return calls.places(of: effect, in: file).contains { place in
      guard let variable = model.index.variable(at: place) else { return false }
      if case .variable = place, !variable.isStatic { return false }
      return !model.isValue(model.index.typeOfVariable(variable, in: model.index.scope(of: place)))
    }
  }

  private func certainty(
    of effect: Effect, on place: Place, of origin: ObjectOrigin, in code: Code
  ) -> Certainty {
    let changes = calls.kind(of: effect, on: place).mayWrite
    switch place {
    case .global: return changes ? .proven : .none
    case .variable(let id):
      if model.index[id].isStatic { return changes ? .proven : .none }
      // Values of a type that is declared in a function are that function's own.
      if model.index[id.declaration].isLocal, model.index[id.declaration].kind != .class { return .none }
      return changes ? code.certainty(ofChangesOf: origin) : .none
    }
  }

  /// Not a closure that it holds, which runs with each call.
  private func isInitialValueOfStatic(
    _ code: CodeRegion, _ accesses: [CallGraph.Access], calledBy effect: Effect
  ) -> Bool {
    accesses.contains { access in
      guard case .place(let place) = access.target, let variable = staticVariable(place, in: code.file) else {
        return false
      }
      return variable.initializerValueRange == code.range
        && !(effect.isCalled && calls.holdsFunction(at: place))
    }
  }

  private func staticVariable(_ place: Place, in file: Int) -> VariableFact? {
    guard model.index.scope(of: place).file == file else { return nil }
    if case .variable(let id) = place, !model.index[id].isStatic { return nil }
    return model.index.variable(at: place)
  }

  // MARK: Other modules

  private func certainty(
    ofForeign effect: Effect, on origin: ObjectOrigin, in code: Code
  ) -> Certainty {
    guard effect.isCalled else {
      return effect.kind.mayWrite && effect.base != nil ? code.certainty(ofChangesOf: origin) : .none
    }
    // `NSLog("made")` is none.
    let isOfType = effect.name.first?.isUppercase == true && !isHarmless(effect, on: origin)
    if effect.isImplicitMember || effect.name == "init" || isOfType {
      return certainty(ofInitializer: effect)
    }
    if isProven(effect, in: code.region.file) { return .proven }
    if logs(effect, in: code.region.file) { return .none }
    guard !isHarmless(effect, on: origin) else {
      return effect.base == nil || origin == .shared ? .depends : .none
    }
    return .possible
  }

  private func certainty(ofInitializer effect: Effect) -> Certainty {
    let isType = effect.name.first?.isUppercase == true
    if isType, effect.base == nil, LibraryEffects.starts(type: effect.name) { return .proven }
    let isHarmless =
      !isType || calls.declaresType(named: effect.name) || KnownTypes.isStandardValue(effect.name)
      || KnownTypes.staysTheSame(effect.name) || KnownTypes.showsNothing(effect.name)
      || LibraryEffects.makesOnlyValue(effect.name)
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

  private func isHarmless(_ effect: Effect, on origin: ObjectOrigin) -> Bool {
    let name = effect.name
    guard effect.base != nil else {
      return LibraryEffects.computes(function: name) || LibraryEffects.takesAnyValue(function: name)
    }
    return LibraryEffects.computes(method: name) || LibraryEffects.isOperator(name)
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
