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
/// What initializers change of the new object does not count, as nothing can show that yet, nor what is changed of an
/// object that is made where the change is, by that or by what it calls. Where a structure makes the object, as views do, the origin says so (`Origin.maker`). Changes by
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
    fileprivate(set) var observed: [VariableID: Located<Effect>] = [:]
    /// The structure that makes, with each of its values, the object whose initializer the change begins in.
    package fileprivate(set) var maker: TypeID?
    /// Another module runs the code when something changed there.
    package fileprivate(set) var isCalledBack = false
    /// No code of the sources calls it, and nothing else can.
    package fileprivate(set) var isUnused = false

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

  struct FoundChanges {
    /// The first change of each variable.
    var first: Changes = [:]
    /// Where all of them stand.
    var paths: [VariableID: BranchPaths] = [:]
  }

  struct OwnChanges {
    let found: FoundChanges
    let callees: [Call]

    /// What a call may run, and where it stands.
    struct Call {
      let code: [CodeRegion]
      let path: [Located<Branch>]
    }
  }

  let calls: CallGraph
  private let units: CodeUnits
  private let names: Set<String>
  /// The variables that are set whenever another one is, by these, as by what subscribes to that.
  private let followers: [VariableID: Set<VariableID>]
  private let following: Set<VariableID>
  /// What code changes itself, and what each call in it may run.
  private(set) var own: [CodeRegion: OwnChanges] = [:]
  private(set) var later: [CodeRegion: FoundChanges] = [:]
  private var changes: [Place: [Located<Effect>]] = [:]
  private var near: [Origin.Identity: Changes] = [:]
  private var all: [Origin.Identity: (changes: Changes?, code: Set<CodeRegion>)] = [:]
  /// The initializers among the code that was reached.
  private var initializers: Set<CodeRegion> = []
  /// The number of functions, one calling the other, up to where a change begins; and of regions for one change.
  private static let limit = (depth: 5, regions: 60)

  /// - Parameters:
  ///   - names: of the variables whose changes in closures that run later count, too.
  ///   - followers: the variables that are set whenever another one is, by these, as by what subscribes to that.
  package init(
    of calls: CallGraph, counting names: Set<String>, followers: [VariableID: Set<VariableID>] = [:]
  ) {
    self.calls = calls
    self.followers = followers
    following = Set(followers.values.joined())
    units = CodeUnits(in: calls)
    self.names = names
  }

  /// Whether what another variable is set to may set a variable.
  package func isFollowing(_ id: VariableID) -> Bool { following.contains(id) }

  // MARK: Up to where a change begins

  /// The origins of each change; empty for one that happens only while objects or views are made.
  package func origins(of changes: [Located<Effect>]) -> [[Origin]] {
    var search = Search(count: changes.count)
    for (number, change) in changes.enumerated() {
      enter(change, from: Step(number: number, origin: Origin()), in: &search)
    }
    for level in 1...Self.limit.depth {
      let reached = search.open
      search.open = []
      let uses = level < Self.limit.depth ? uses(of: reached.compactMap(\.unit)) : [:]
      var callers: [CodeRegion: Callers] = [:]
      for step in reached {
        guard let unit = step.unit else { continue }
        let known = callers[unit.region] ?? self.callers(of: unit, among: uses[unit.region] ?? [])
        callers[unit.region] = known
        if known.isBeginning {
          var origin = step.origin
          origin.isUnused =
            unit.isOnlyCalledByName && uses[unit.region]?.isEmpty != false && level < Self.limit.depth
          search.found[step.number].append(origin)
        }
        for caller in known.calls { enter(caller, from: step, in: &search) }
      }
    }
    return search.found
  }

  /// How far the searches for the origins of some changes have come.
  private struct Search {
    var open: [Step] = []
    /// By the number of the change.
    var found: [[Origin]]
    var seen: [Set<CodeRegion>]

    init(count: Int) {
      found = Array(repeating: [], count: count)
      seen = Array(repeating: [], count: count)
    }
  }

  /// One step of a search.
  private struct Step {
    /// Of the change.
    let number: Int
    /// The code that was reached; nil before the first.
    var unit: CodeUnit?
    var origin: Origin
  }

  /// Goes on to the code around an effect, which each search enters once.
  private func enter(_ effect: Located<Effect>, from step: Step, in search: inout Search) {
    var next = step
    next.origin.path.insert(effect, at: 0)
    if step.unit?.isInitializer == true, let maker = maker(around: effect) {
      var made = next.origin
      made.maker = maker
      search.found[step.number].append(made)
    }
    guard search.seen[step.number].count < Self.limit.regions,
      !units.isOnNewObject(effect, leadingTo: step.origin.path),
      let unit = unit(reachedBy: effect, from: step.unit),
      search.seen[step.number].insert(unit.region).inserted
    else { return }
    if unit.isInitializer { initializers.insert(unit.region) }
    next.unit = unit
    next.origin.code.append(unit.region)
    if let variable = unit.variable, next.origin.observed[variable] == nil {
      next.origin.observed[variable] = effect
    }
    search.open.append(next)
  }

  /// The code around an effect; or, where that hands on a function that was reached, this as what a variable holds, which is
  /// called elsewhere.
  private func unit(reachedBy effect: Located<Effect>, from unit: CodeUnit?) -> CodeUnit? {
    let isHandedOn = unit.map { !$0.mayBeRun(by: effect.use, in: calls.index) } ?? false
    return isHandedOn ? units.unit(handedOnBy: effect) : units.unit(around: effect)
  }

  /// The function, or the other code that is called as a whole, that an effect stands in.
  package func code(around effect: Located<Effect>) -> CodeRegion? { units.unit(around: effect)?.region }

  /// What calls some code.
  private struct Callers {
    /// A change may begin with the code: nothing calls it, or it is handed on.
    let isBeginning: Bool
    /// The first in each code, and for each structure that makes the object.
    let calls: [Located<Effect>]
  }

  private func callers(of unit: CodeUnit, among uses: [Located<Effect>]) -> Callers {
    let running = uses.filter {
      unit.mayBeRun(by: $0.use, in: self.calls.index) || units.unit(handedOnBy: $0) != nil
    }
    var (regions, makers) = (Set<CodeRegion>(), Set<TypeID>())
    let calls = running.filter { call in
      let isMaking = unit.isInitializer && maker(around: call).map { makers.insert($0).inserted } == true
      let isNew = self.unit(reachedBy: call, from: unit).map { regions.insert($0.region).inserted } == true
      return isMaking || isNew
    }
    return Callers(
      isBeginning: !unit.isInitializer && (uses.isEmpty || running.count < uses.count), calls: calls)
  }

  /// The structure whose initial values, or initializer, make an object there.
  private func maker(around effect: Located<Effect>) -> TypeID? {
    guard case .initializer = effect.use.place, let type = effect.use.enclosingType else { return nil }
    let declaration = TypeID(file: effect.file, index: type)
    return calls.index.owners(of: declaration).first { calls.index[$0].kind == .struct }
  }

  /// What runs some code, and what hands it on.
  private func uses(of units: [CodeUnit]) -> [CodeRegion: [Located<Effect>]] {
    Dictionary(grouping: units, by: \.purposeOfUses).reduce(into: [:]) { found, units in
      found.merge(uses(of: units.value, for: units.key)) { $0 + $1 }
    }
  }

  private func uses(
    of units: [CodeUnit], for purpose: ReferenceIndex.Purpose
  ) -> [CodeRegion: [Located<Effect>]] {
    let named = units.reduce(into: [String: [CodeUnit]]()) { named, unit in
      for name in unit.names { named[name, default: []].append(unit) }
    }
    let mentions = mentions(
      of: named.mapValues { units in units.map { $0.isPrivate ? $0.region.file : nil } }, for: purpose)
    var found: [CodeRegion: [Located<Effect>]] = [:]
    for located in mentions {
      let units = named[located.use.nameOfVariable] ?? []
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
        found.merge(own[code]?.found.first ?? [:]) { first, _ in first }
      }
      found.merge(later[region]?.first ?? [:]) { first, _ in first }
    }
    near[identity] = found
    return found
  }

  /// Reads what `nearChanges` needs.
  package func read(_ origins: [Origin]) {
    let regions = Set(origins.flatMap(\.code))
    read(regions)
    read(Set(regions.flatMap { own[$0]?.callees ?? [] }.flatMap(\.code)))
    let effects = calls.references.effects(in: regions.filter { later[$0] == nil }, where: names.contains)
    for (region, effects) in effects { later[region] = changes(by: effects, in: region) }
  }

  /// All stored variables that the code of an origin changes; nil where it runs more code than is followed.
  package func allChanges(of origin: Origin) -> Changes? { follow(origin).changes }

  /// The code of an origin, with what it calls, as far as that is followed.
  package func allCode(of origin: Origin) -> Set<CodeRegion> { follow(origin).code }

  private func follow(_ origin: Origin) -> (changes: Changes?, code: Set<CodeRegion>) {
    let identity = origin.identity
    if let known = all[identity] { return known }
    var changes = nearChanges(of: origin)
    var code: Set<CodeRegion> = []
    let extent = CallGraph.follow(origin.code) { round in
      read(Set(round))
      for region in round { changes.merge(own[region]?.found.first ?? [:]) { first, _ in first } }
      code.formUnion(round)
      return round.flatMap { callees(of: $0, in: origin) }
    }
    let found = (extent == .whole ? changes : nil, code)
    all[identity] = found
    return found
  }

  /// What some code calls. Of what a call through a protocol or a superclass may run, that which leads to the change.
  private func callees(of region: CodeRegion, in origin: Origin) -> [CodeRegion] {
    (own[region]?.callees ?? []).flatMap { code(runBy: $0, in: origin) }
  }

  func code(runBy call: OwnChanges.Call, in origin: Origin) -> [CodeRegion] {
    let leading = call.code.filter(origin.code.contains)
    return leading.isEmpty ? call.code : leading
  }

  /// Calls of initializers are left out, and what initializers change of their objects: it is new.
  private func read(_ regions: Set<CodeRegion>) {
    let types = calls.names.types
    for (region, effects) in calls.effects(in: regions.filter { own[$0] == nil }) {
      let running = effects.filter { !($0.isCalled && types.contains($0.name)) && $0.name != "init" }
      let callees = running.map { effect in
        let code = calls.targets(of: effect, in: region.file).compactMap { target -> CodeRegion? in
          if case .code(let code) = target { code } else { nil }
        }
        return OwnChanges.Call(code: code, path: effect.branches(in: region))
      }.filter { !$0.code.isEmpty }
      let changing =
        initializers.contains(region)
        ? running.filter { units.isOnOtherState(Located(file: region.file, use: $0)) } : running
      own[region] = OwnChanges(found: changes(by: changing, in: region), callees: callees)
    }
  }

  private func changes(by effects: [Effect], in region: CodeRegion) -> FoundChanges {
    var found = FoundChanges()
    for effect in effects {
      for case .variable(let id) in calls.places(of: effect, in: region.file)
      where calls.mayWrite(effect, to: .variable(id), in: region.file) {
        for changed in [id] + (followers[id] ?? []) {
          if found.first[changed] == nil { found.first[changed] = Located(file: region.file, use: effect) }
          found.paths[changed, default: BranchPaths()].insert(effect.branches(in: region))
        }
      }
    }
    return found
  }
}
