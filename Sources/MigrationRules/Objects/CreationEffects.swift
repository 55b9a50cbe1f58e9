import EffectAnalysis
import SourceText
import SwiftModel

/// What making an object does besides storing its values, and dropping it: the code of its initializers and initial values,
/// with all that it calls before it returns, and that of its `deinit`, with all that this calls or leaves to a task.
///
/// ```swift
/// init() { items.append(1); load() }      // `load()` decides
/// let isOpen = openDatabase()             // of the sources
/// deinit { timer?.invalidate(); stop() }  // `stop()` decides
/// ```
/// What ends with the object is no effect: a subscription that the object holds ends where it is dropped, unless it holds
/// the object, too. What an initializer changes of what it is given is one, unless all of that is made in the same place.
/// What is done for the first object alone is none, either: the initial value of a static variable, or what `static var shared`
/// makes where its storage holds nothing. Functions of other modules are unknown, unless `LibraryEffects` tells what they do.
struct CreationEffects {
  typealias Certainty = EffectCertainty

  struct Finding: Sendable {
    var certainty = Certainty.none
    /// From the making to the effect.
    var path: [Located<Effect>] = []
    /// It makes objects or values of the sources.
    var makesValues = false
    /// The classes among what it makes, on the way.
    var classes: Set<TypeID> = []
    /// The first effect of dropping what it makes.
    var drop: Drop?

    /// - Parameter dropped: the class whose `deinit` has the effect.
    fileprivate mutating func add(
      _ other: Certainty, _ path: @autoclosure () -> [Located<Effect>], byDropping dropped: TypeID? = nil
    ) {
      if let dropped {
        if drop == nil, other >= .possible { drop = Drop(type: dropped, path: path()) }
      } else if other > certainty {
        (certainty, self.path) = (other, path())
      }
    }
  }

  /// What a `deinit` does besides ending what the object itself holds, as far as is known.
  struct Drop: Sendable {
    let type: TypeID
    /// From the `deinit` to the effect.
    let path: [Located<Effect>]
  }

  private let model: ProjectModel
  private let calls: CallGraph
  private let foreign: ForeignEffects
  /// Whether what is done once counts, too, for what is static: as where nothing was asked for before, and nothing is
  /// dropped.
  private let isFirst: Bool

  init(in model: ProjectModel, calls: CallGraph, isFirst: Bool = false) {
    (self.model, self.calls, self.isFirst) = (model, calls, isFirst)
    foreign = ForeignEffects(in: model, calls: calls)
  }

  /// The effects of evaluating an expression, and of dropping what it makes.
  ///
  /// - Parameter types: of the object that it gives, for where the sources do not show how that is made.
  func finding(of value: Range<Int>, in file: Int, giving types: [TypeID]) -> Finding {
    let given: Certainty = model.source(file).namesValue(in: value) ? .proven : .none
    var finding = finding(ofRunning: [CodeRegion(file: file, range: value)], given: given)
    if finding.makesValues, finding.drop == nil, finding.classes.isDisjoint(with: types) {
      finding.drop = self.finding(ofRunning: [], dropping: types, given: .possible).drop
    }
    return finding
  }

  /// The effects of making an object of a class, by any of its initializers.
  func finding(ofMaking type: TypeID) -> Finding {
    var finding = finding(
      ofRunning: model.index.code(making: type, calledBy: nil) { _ in true }, dropping: [type],
      given: .possible)
    finding.makesValues = true
    return finding
  }

  /// - Parameter given: the certainty that changes of what initializers are given are noticed.
  private func finding(ofRunning code: [CodeRegion], dropping types: [TypeID] = [], given: Certainty)
    -> Finding
  {
    var finding = Finding()
    let start =
      code.map { Code(region: $0, owner: .new, given: given) }
      + deinitializers(of: types, given: given)
    var paths = Dictionary(start.map { ($0, [Located<Effect>]()) }) { first, _ in first }
    let extent = CallGraph.follow(start) { round in
      let next = round.isEmpty ? [] : self.next(of: round, &paths, &finding)
      return finding.certainty == .proven ? nil : next
    }
    if extent == .limited { finding.add(.possible, []) }
    return finding
  }

  /// The code that runs when objects of classes are dropped.
  private func deinitializers(of types: [TypeID], given: Certainty) -> [Code] {
    if isFirst { return [] }
    return types.flatMap { [$0] + model.index.superclasses(of: $0) }.flatMap { type in
      model.index[type].functions.filter { $0.kind == .deinitializer }.compactMap(\.bodyRange).map {
        Code(region: CodeRegion(file: type.file, range: $0), owner: .new, given: given, dropped: type)
      }
    }
  }

  /// Code that runs while an object is made, or dropped.
  private struct Code: Hashable {
    let region: CodeRegion
    let owner: ObjectOrigin
    /// The certainty that changes of what it is given are noticed.
    let given: Certainty
    /// The same for the object that it runs on, where that is not made here.
    var ofOwner = Certainty.none
    /// The class whose `deinit` it is, or runs it.
    var dropped: TypeID?
    /// The labels of the arguments that it is called with, where a call is known.
    var labels: [String?]?

    var call: ObjectOrigin.Call? { labels.map { ObjectOrigin.Call(body: region, labels: $0) } }

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
      where (code.dropped != nil || effect.mayRun(with: code.region, in: model.index))
        && !once.contains(where: { $0.contains(effect.offset) })
      {
        let path = (paths[code] ?? []) + [Located(file: code.region.file, use: effect)]
        for callee in callees(of: effect, among: effects, in: code, path, &finding) where paths[callee] == nil
        {
          paths[callee] = callee.dropped == code.dropped ? path : []
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
    let origin = ObjectOrigin(of: effect, in: code.owner, by: code.call, file: file, model)
    var dropped: [Code] = []
    if effect.isCalled, effect.name == "init" || model.index.declaresType(named: effect.name) {
      finding.makesValues = true
      let made = model.index.typesMade(by: effect, in: file)
      if code.dropped == nil { finding.classes.formUnion(made.filter { model.index[$0].kind == .class }) }
      dropped = deinitializers(of: made, given: given(by: effect, among: others, in: code))
      if accesses.isEmpty, !made.isEmpty { return dropped }
    }
    if accesses.isEmpty {
      let certainty = foreign.certainty(
        of: effect, on: origin, whereChangesAre: code.certainty(ofChangesOf: origin), in: file,
        isDropping: code.dropped != nil)
      finding.add(certainty, path, byDropping: code.dropped)
      return []
    }
    return dropped
      + accesses.compactMap { access in
        switch access.target {
        case .unknown: finding.add(.possible, path, byDropping: code.dropped)
        case .place(let place):
          finding.add(
            certainty(of: effect, on: place, of: origin, in: code), path, byDropping: code.dropped)
        case .code(let callee):
          // What is static is initialized once, and not with each object.
          if !isFirst, isInitialValueOfStatic(callee.code, accesses, calledBy: effect) { return nil }
          let owner = self.origin(of: access.receiver, of: effect, on: origin, in: code)
          return Code(
            region: callee.code, owner: owner, given: given(by: effect, among: others, in: code),
            ofOwner: code.certainty(ofChangesOf: owner), dropped: code.dropped,
            labels: effect.isCalled ? effect.labels : nil)
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
}
