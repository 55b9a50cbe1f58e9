import SourceText
package import SwiftModel

/// Where changes of stored variables begin: in closures that run later, such as actions, in functions that no code of the
/// sources calls, and in observers of variables; with all that the same code changes.
///
/// ```swift
/// func load() {
///   Repository.shared.load()        // changes `names` of the repository
///   isLoading = false
/// }
/// Button("Load") { model.load() }   // both changes begin here
/// ```
///
/// Of what initializers change, only what is shared counts: nothing can show the object yet, nor another one that was made
/// where the change is. Where a structure makes the object, as views do, the origin says so (`Origin.maker`). Changes by
/// code that makes a view do not count: they are caches.
///
/// All questions are followed together, so that a file is parsed once for many of them.
package final class ChangeOrigins {
  package struct Origin: Sendable {
    /// The calls that lead to the change, from the outside in, and the change at the end.
    package fileprivate(set) var path: [Located<Effect>] = []
    /// The code on the path, from the inside out.
    package fileprivate(set) var code: [CodeRegion] = []
    /// The variables whose observers or setters the code is.
    fileprivate var observed: [VariableID: Located<Effect>] = [:]
    /// The structure that makes, with each of its values, the object whose initializer the change begins in.
    package fileprivate(set) var maker: TypeID?
    /// Another module runs the code when something changed there.
    package fileprivate(set) var isCalledBack = false

    /// Code that another module runs when something changed there.
    ///
    /// - Parameter change: what hands the code over, or else nil.
    package static func calledBack(_ code: CodeRegion, handedOverBy change: Located<Effect>?) -> Origin {
      Origin(path: [change].compactMap { $0 }, code: [code], isCalledBack: true)
    }

    /// What tells what it changes from that of another origin.
    fileprivate struct Identity: Hashable {
      let code: [CodeRegion]
      let observed: [VariableID: Int]
    }

    fileprivate var identity: Identity { Identity(code: code, observed: observed.mapValues(\.use.offset)) }
  }

  package typealias Changes = [VariableID: Located<Effect>]

  let calls: CallGraph
  private let names: Set<String>
  /// What code changes itself, and what each call in it may run.
  private var own: [CodeRegion: (changes: Changes, callees: [[CodeRegion]])] = [:]
  private var later: [CodeRegion: Changes] = [:]
  private var changes: [Place: [Located<Effect>]] = [:]
  private var near: [Origin.Identity: Changes] = [:]
  private var all: [Origin.Identity: Changes?] = [:]
  /// The initializers among the code that was reached.
  private var initializers: Set<CodeRegion> = []
  /// The number of functions, one calling the other, up to where a change begins; and of regions for one change.
  private static let limit = (depth: 3, regions: 60)

  /// - Parameter names: of the variables whose changes in closures that run later count, too.
  package init(of calls: CallGraph, counting names: Set<String>) {
    self.calls = calls
    self.names = names
  }

  // MARK: Up to where a change begins

  /// The origins of each change; empty for one that happens only while objects or views are made.
  package func origins(of changes: [Located<Effect>]) -> [[Origin]] {
    var found = changes.map { _ in [Origin]() }
    var seen = changes.map { _ in Set<CodeRegion>() }
    var open = changes.enumerated().map { Step(number: $0.offset, effect: $0.element, origin: Origin()) }
    for level in 1...Self.limit.depth {
      for step in open {
        if let maker = maker(in: step) { found[step.number].append(step.made(by: maker)) }
      }
      let reached = open.compactMap { step -> (step: Step, unit: Unit)? in
        guard let unit = unit(around: step.effect), seen[step.number].count < Self.limit.regions,
          seen[step.number].insert(unit.region).inserted
        else { return nil }
        if unit.isInitializer { initializers.insert(unit.region) }
        return (step, unit)
      }
      let uses = level < Self.limit.depth ? uses(of: reached.map(\.unit)) : [:]
      open = reached.flatMap { step, unit -> [Step] in
        let (origin, uses) = (step.extended(by: unit), uses[unit.region] ?? [])
        let running = uses.filter { unit.variable == nil ? $0.use.isCalled : !$0.use.handsOnVariable }
        if !unit.isInitializer, uses.isEmpty || running.count < uses.count {
          found[step.number].append(origin)
        }
        return running.map {
          Step(number: step.number, effect: $0, origin: origin, isMaking: unit.isInitializer)
        }
      }
    }
    return found
  }

  /// One step of a search.
  private struct Step {
    /// Of the change.
    let number: Int
    let effect: Located<Effect>
    let origin: Origin
    /// It calls the initializer that was reached before.
    var isMaking = false

    func made(by maker: TypeID) -> Origin {
      var origin = origin
      origin.path.insert(effect, at: 0)
      origin.maker = maker
      return origin
    }

    func extended(by unit: Unit) -> Origin {
      var origin = origin
      origin.path.insert(effect, at: 0)
      origin.code.append(unit.region)
      if let variable = unit.variable, origin.observed[variable] == nil { origin.observed[variable] = effect }
      return origin
    }
  }

  /// Code that runs as a whole.
  private struct Unit {
    let region: CodeRegion
    /// The name of the function whose body it is, or of the variable whose setter or observer it is.
    var name: String?
    var variable: VariableID?
    /// No other file can name it.
    var isPrivate = false
    var isInitializer = false

    /// A function may be handed on, too.
    var purposeOfUses: ReferenceIndex.Purpose {
      if isInitializer { return .call }
      return variable == nil ? .any : .change
    }
  }

  /// Nil for code that makes views, and for code of initializers that changes nothing shared.
  private func unit(around located: Located<Effect>) -> Unit? {
    let (file, use) = (located.file, located.use)
    switch use.place {
    case .view, .implicit, .getter: return nil
    case .function, .method, .initializer, .elsewhere: break
    }
    if isOnNewObject(located) { return nil }
    if let closure = use.closures.first(where: { $0.callee.map(calls.index.callsImmediately) != true }) {
      return Unit(region: CodeRegion(file: file, range: closure.range))
    }
    guard let type = use.enclosingType else {
      return unit(of: calls.index.files[file].globalFunctions, around: located)
    }
    let declaration = TypeID(file: file, index: type)
    return accessor(of: declaration, around: located) ?? subscriptSetter(of: declaration, around: located)
      ?? unit(of: calls.index[declaration].functions, around: located)
      ?? initializer(of: declaration, around: located)
  }

  private func initializer(of declaration: TypeID, around located: Located<Effect>) -> Unit? {
    let (index, offset) = (calls.index, located.use.offset)
    let around = index[declaration].functions.first {
      $0.kind == .initializer && $0.bodyRange?.contains(offset) == true
    }
    guard let around, let range = around.bodyRange, isOnSharedState(located) else { return nil }
    return Unit(
      region: CodeRegion(file: located.file, range: range), name: index[declaration].name.last,
      isPrivate: around.modifiers.isPrivate, isInitializer: true)
  }

  /// `Counter.count += 1`, `Registry.shared.add()`, `count += 1` of a global variable
  private func isOnSharedState(_ located: Located<Effect>) -> Bool {
    let scope = LookupScope(file: located.file, enclosingType: located.use.enclosingType)
    if let base = located.use.base {
      if case .metatype = calls.index.type(of: base.root, in: scope) { return true }
      return false
    }
    return calls.members(referredToBy: located.use, in: located.file).contains {
      if case .globalVariable = $0 { true } else { false }
    }
  }

  /// The structure whose initial values, or initializer, make an object there.
  private func maker(in step: Step) -> TypeID? {
    guard step.isMaking, case .initializer = step.effect.use.place, let type = step.effect.use.enclosingType
    else { return nil }
    let declaration = TypeID(file: step.effect.file, index: type)
    return calls.index.owners(of: declaration).first { calls.index[$0].kind == .struct }
  }

  private func accessor(of declaration: TypeID, around located: Located<Effect>) -> Unit? {
    let variables = calls.index[declaration].variables
    for (number, variable) in variables.enumerated() {
      guard let range = variable.setterRanges.first(where: { $0.contains(located.use.offset) }) else {
        continue
      }
      return Unit(
        region: CodeRegion(file: located.file, range: range), name: variable.name,
        variable: VariableID(declaration: declaration, index: number),
        isPrivate: variable.modifiers.isPrivate)
    }
    return nil
  }

  /// No name says where it is called.
  private func subscriptSetter(of declaration: TypeID, around located: Located<Effect>) -> Unit? {
    calls.index[declaration].functions.lazy.flatMap(\.setterRanges)
      .first { $0.contains(located.use.offset) }
      .map { Unit(region: CodeRegion(file: located.file, range: $0)) }
  }

  private func unit(of functions: [FunctionFact], around located: Located<Effect>) -> Unit? {
    let around = functions.first {
      $0.kind == .function && $0.bodyRange?.contains(located.use.offset) == true
    }
    guard let around, let range = around.bodyRange else { return nil }
    return Unit(
      region: CodeRegion(file: located.file, range: range), name: around.name,
      isPrivate: around.modifiers.isPrivate)
  }

  /// `let item = Item(); item.count = 1`
  private func isOnNewObject(_ located: Located<Effect>) -> Bool {
    guard let callee = located.use.base?.calledFirst else { return false }
    let scope = LookupScope(file: located.file, enclosingType: located.use.enclosingType)
    if case .metatype = calls.index.type(of: callee, in: scope) { return true }
    return false
  }

  /// What runs some code, and what hands it on.
  private func uses(of units: [Unit]) -> [CodeRegion: [Located<Effect>]] {
    Dictionary(grouping: units, by: \.purposeOfUses).reduce(into: [:]) { found, units in
      found.merge(uses(of: units.value, for: units.key)) { $0 + $1 }
    }
  }

  private func uses(
    of units: [Unit], for purpose: ReferenceIndex.Purpose
  ) -> [CodeRegion: [Located<Effect>]] {
    let named = Dictionary(grouping: units.filter { $0.name != nil }) { $0.name ?? "" }
    let mentions = mentions(
      of: named.mapValues { units in units.map { $0.isPrivate ? $0.region.file : nil } }, for: purpose)
    var found: [CodeRegion: [Located<Effect>]] = [:]
    for located in mentions {
      let units = named[located.use.name] ?? []
      let targets = units.isEmpty ? [] : calls.targets(of: located.use, in: located.file)
      let handedOn = units.isEmpty || !located.use.handsOnVariable ? [] : variables(referredToBy: located)
      for unit in units
      where targets.contains(.code(unit.region)) || unit.variable.map(handedOn.contains) == true {
        let isInside = unit.region.file == located.file && unit.region.range.contains(located.use.offset)
        if !isInside { found[unit.region, default: []].append(located) }
      }
    }
    return found
  }

  private func variables(referredToBy located: Located<Effect>) -> Set<VariableID> {
    Set(
      calls.members(referredToBy: located.use, in: located.file).compactMap {
        if case .variable(let id) = $0 { id } else { nil }
      })
  }

  // MARK: Down to what code changes

  /// All changes of some places. No place is looked for twice.
  package func changes(of places: Set<Place>) -> [Place: [Located<Effect>]] {
    let unknown = places.filter { changes[$0] == nil }
    if !unknown.isEmpty {
      let found = look(forChangesOf: unknown)
      for place in unknown { changes[place] = found[place] ?? [] }
    }
    return places.reduce(into: [:]) { $0[$1] = changes[$1] }
  }

  private func look(forChangesOf places: Set<Place>) -> [Place: [Located<Effect>]] {
    let named = Dictionary(grouping: places, by: name)
    var found: [Place: [Located<Effect>]] = [:]
    for located in mentions(of: named.mapValues { $0.map(fileOfChanges) }, for: .change) {
      let places = (named[located.use.name] ?? []).filter {
        calls.mayWrite(located.use, to: $0, in: located.file)
      }
      let changed = places.isEmpty ? [] : calls.places(of: located.use, in: located.file)
      for place in places where changed.contains(place) { found[place, default: []].append(located) }
    }
    return found
  }

  /// The only file that can change a place; nil where that is not clear.
  func fileOfChanges(of place: Place) -> Int? {
    guard case .variable(let id) = place else { return nil }
    return calls.index[id].modifiers.isPrivate ? id.declaration.file : nil
  }

  /// The effects on some names.
  ///
  /// - Parameter names: with the files that they are looked for in; nil for all files.
  func mentions(
    of names: [String: [Int?]], for purpose: ReferenceIndex.Purpose
  ) -> [Located<Effect>] {
    let inFiles = names.filter { !$0.value.contains(nil) }
    let files = inFiles.reduce(into: [Int: Set<String>]()) { names, name in
      for file in name.value.compactMap({ $0 }) { names[file, default: []].insert(name.key) }
    }
    return calls.references.effects(on: Set(names.keys).subtracting(inFiles.keys), for: purpose)
      + calls.references.effects(on: files, for: purpose)
  }

  func name(of place: Place) -> String {
    switch place {
    case .variable(let id): calls.index[id].name
    case .global(let name, _): name
    }
  }

  /// What the code of an origin changes itself, or in functions that it calls directly, or in closures that it leaves for
  /// later.
  package func nearChanges(of origin: Origin) -> Changes {
    let identity = origin.identity
    if let known = near[identity] { return known }
    let found = origin.code.reduce(into: origin.observed) { found, region in
      for code in [region] + callees(of: region, in: origin) {
        found.merge(own[code]?.changes ?? [:]) { first, _ in first }
      }
      found.merge(later[region] ?? [:]) { first, _ in first }
    }
    near[identity] = found
    return found
  }

  /// Reads what `nearChanges` needs.
  package func read(_ origins: [Origin]) {
    let regions = Set(origins.flatMap(\.code))
    read(regions)
    read(Set(regions.flatMap { own[$0]?.callees ?? [] }.joined()))
    let effects = calls.references.effects(in: regions.filter { later[$0] == nil }, where: names.contains)
    for (region, effects) in effects { later[region] = changes(by: effects, in: region.file) }
  }

  /// All stored variables that the code of an origin changes; nil where it runs more code than is followed.
  package func allChanges(of origin: Origin) -> Changes? {
    let identity = origin.identity
    if let known = all[identity] { return known }
    let found = follow(origin)
    all[identity] = .some(found)
    return found
  }

  private func follow(_ origin: Origin) -> Changes? {
    var found = nearChanges(of: origin)
    let extent = CallGraph.follow(origin.code) { round in
      read(Set(round))
      for region in round { found.merge(own[region]?.changes ?? [:]) { first, _ in first } }
      return round.flatMap { callees(of: $0, in: origin) }
    }
    return extent == .whole ? found : nil
  }

  /// What some code calls. Of what a call through a protocol or a superclass may run, that which leads to the change.
  private func callees(of region: CodeRegion, in origin: Origin) -> [CodeRegion] {
    (own[region]?.callees ?? []).flatMap { callees in
      let leading = callees.filter(origin.code.contains)
      return leading.isEmpty ? callees : leading
    }
  }

  /// Initializers are left out, and what they change of their objects: it is new.
  private func read(_ regions: Set<CodeRegion>) {
    let types = calls.names.types
    for (region, effects) in calls.effects(in: regions.filter { own[$0] == nil }) {
      let running = effects.filter { !($0.isCalled && types.contains($0.name)) && $0.name != "init" }
      let callees = running.map { effect in
        calls.targets(of: effect, in: region.file).compactMap { target -> CodeRegion? in
          if case .code(let code) = target { code } else { nil }
        }
      }.filter { !$0.isEmpty }
      let changing =
        initializers.contains(region)
        ? running.filter { isOnSharedState(Located(file: region.file, use: $0)) } : running
      own[region] = (changes(by: changing, in: region.file), callees)
    }
  }

  private func changes(by effects: [Effect], in file: Int) -> Changes {
    var found: Changes = [:]
    for effect in effects {
      for case .variable(let id) in calls.places(of: effect, in: file)
      where found[id] == nil && calls.mayWrite(effect, to: .variable(id), in: file) {
        found[id] = Located(file: file, use: effect)
      }
    }
    return found
  }
}
