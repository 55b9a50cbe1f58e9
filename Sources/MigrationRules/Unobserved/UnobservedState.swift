import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// State outside of all observable objects: global and static variables, plain objects, the user defaults, and
/// shared objects of the system. Its changes are not tracked.
///
/// The bodies of classes and views are parsed again for this, so it is for rare queries.
final class UnobservedState {
  private typealias Target = UnobservedTargets.Target

  private let model: ProjectModel
  private let targets: UnobservedTargets
  private var ofViews: [TypeID: Reach?] = [:]
  /// What each region mentions that may matter, in the order of the text; many views reach the same ones.
  private var mentions: [CodeRegion: [Mention]] = [:]
  private let limit: Limit

  init(in model: ProjectModel, following limit: Limit = .near) {
    self.model = model
    self.limit = limit
    targets = UnobservedTargets(in: model)
  }

  /// The state that the body of a view reaches; nil for a type without a body.
  func reach(ofBodyOf view: TypeID) -> Reach? {
    read(bodiesOf: [view])
    return ofViews[view] ?? nil
  }

  /// Reads the bodies of some views and the functions called there, on all cores.
  func read(bodiesOf views: Set<TypeID>) {
    let unknown = views.filter { ofViews[$0] == nil }
    let bodies = unknown.map { (view: $0, regions: model.codeShowing(in: $0)) }
    for (view, regions) in bodies where regions.isEmpty { ofViews[view] = .some(nil) }
    let open = bodies.filter { !$0.regions.isEmpty }
    for ((view, _), reach) in zip(open, reaches(from: open.map(\.regions))) {
      ofViews[view] = reach.withoutKeys { model.observes(view, $0) }
    }
  }

  /// The state that the body of a view reaches besides what some code reads for it.
  func reach(ofBodyOf view: TypeID, besides code: Set<CodeRegion>) -> Reach {
    if code.isEmpty { return reach(ofBodyOf: view) ?? Reach() }
    let found = reaches(from: [model.codeShowing(in: view)], besides: code).first ?? Reach()
    return found.withoutKeys { model.observes(view, $0) }
  }

  /// The state that computed properties and functions with a result of a class reach.
  func reach(ofMembers names: Set<String>, of type: TypeID) -> Reach {
    let targets = names.sorted().flatMap { model.index.members(named: $0, ofType: type) }.compactMap(
      self.targets.target)
    let regions = targets.flatMap { target -> [CodeRegion] in
      if case .code(let regions, .runs) = target { regions } else { [] }
    }
    return reaches(from: [regions]).first ?? Reach()
  }

  /// Code to follow.
  private struct Step {
    let region: CodeRegion
    /// The mentions that lead to it from where the search began.
    var path: [Place] = []
    /// It was followed before, in other branches.
    var isKnown = false

    var isOfChild: Bool { path.leadsToChild }
  }

  /// How far one search has come.
  private struct Walk {
    var reach = Reach()
    var seen: Set<CodeRegion>
    /// Of these, what may run, or may not: no view depends on it for certain.
    var uncertain: Set<CodeRegion> = []
    var open: [Step]
    private var branches: [CodeRegion: BranchPaths] = [:]
    private var count = (own: 0, ofChildren: 0)

    init(from start: [CodeRegion], besides code: Set<CodeRegion>) {
      seen = code.union(start)
      open = start.map { Step(region: $0) }
      for region in start { branches[region, default: BranchPaths()].insert([]) }
    }

    /// Goes on with some code where it is to be read: for the first time, as it surely runs now, or as it runs in other
    /// branches.
    mutating func enter(_ region: CodeRegion, by path: [Place], isCertain: Bool, atMost limit: Limit) {
      if isCertain { reach.add(running: region, by: path) }
      // Most code is met again and again.
      lazy var branches = path.flatMap(\.branches)
      var step = Step(region: region, path: path)
      if !seen.contains(region) {
        guard mayAdd(step, atMost: limit) else { return }
        seen.insert(region)
        if !isCertain { uncertain.insert(region) }
      } else if isCertain, uncertain.remove(region) != nil {
        self.branches[region] = nil
      } else {
        guard let known = self.branches[region], known.paths.count < limit.branches,
          isCertain || uncertain.contains(region), !known.contains(branches)
        else { return }
        step.isKnown = true
      }
      self.branches[region, default: BranchPaths()].insert(branches)
      open.append(step)
    }

    /// What children reach leaves nothing out of what the view reaches itself.
    private mutating func mayAdd(_ step: Step, atMost limit: Limit) -> Bool {
      if step.isOfChild {
        count.ofChildren += 1
        if count.ofChildren > limit.bodies { reach.isPartialInChildren = true }
        return count.ofChildren <= limit.bodies
      }
      count.own += 1
      if count.own > limit.bodies { reach.isPartial = true }
      return count.own <= limit.bodies
    }
  }

  /// The reach of each start; the searches advance together, so that a file is parsed once for all of them.
  private func reaches(from starts: [[CodeRegion]], besides code: Set<CodeRegion> = []) -> [Reach] {
    var walks = starts.map { Walk(from: $0, besides: code) }
    for _ in 0...limit.depth {
      readMentions(in: Set(walks.flatMap(\.open).map(\.region)))
      for number in walks.indices { advance(&walks[number]) }
    }
    return walks.map { walk in
      var reach = walk.reach
      reach.code = walk.seen.subtracting(code)
      let rest = walk.open.filter { !$0.isKnown }
      if rest.contains(where: \.isOfChild) { reach.isPartialInChildren = true }
      if rest.contains(where: { !$0.isOfChild }) { reach.isPartial = true }
      return reach
    }
  }

  /// What code mentions, and what that refers to.
  private struct Mention {
    let place: Place
    let isUnclear: Bool
    let targets: [Target]
  }

  private func readMentions(in regions: Set<CodeRegion>) {
    let unknown = regions.filter { mentions[$0] == nil }
    let uses = model.references.effects(
      in: unknown, where: targets.mayMatter, ahead: model.calls.matters)
    for region in unknown {
      mentions[region] = uses[region, default: []].filter { mayRender($0, with: region) }.map { use in
        let found = targets.targets(readBy: use, in: region.file).map { target -> Target in
          guard case .key(let kind) = target else { return target }
          return .key(model.key(of: kind, namedBy: use, in: region.file))
        }
        return Mention(
          place: Place(use, in: region.file), isUnclear: targets.isUnclear(use, in: region.file),
          targets: found)
      }
    }
  }

  /// It happens while a view is made, or when a stored closure is called, a stored key path applied, or a value set, then,
  /// and not for a value that is only kept once, or that only decides on side effects.
  private func mayRender(_ use: Effect, with region: CodeRegion) -> Bool {
    if use.isOnlyKeptAsState || use.onlyDecidesOnEffects { return false }
    return use.place != .elsewhere || use.isKeyPathComponent && region.mentions?.contains(use.offset) == true
      || (model.calls.isSetter(region) || use.closures.contains { $0.range == region.range })
        && use.runs(with: region.range, in: model.index)
  }

  private func advance(_ walk: inout Walk) {
    let open = walk.open
    walk.open = []
    for step in open {
      for mention in mentions[step.region] ?? [] { follow(mention, after: step, by: &walk) }
    }
  }

  private func follow(_ mention: Mention, after step: Step, by walk: inout Walk) {
    let isCertain = !walk.uncertain.contains(step.region)
    walk.reach.names.insert(mention.place.name)
    if mention.isUnclear, isCertain { walk.reach.unclear.insert(mention.place.name) }
    if mention.targets.isEmpty { return }
    let path = step.path + [mention.place]
    for target in mention.targets {
      switch target {
      case .key(let key): walk.reach.add(key, path)
      case .observable(let type, let variable):
        walk.reach.add(perhaps: variable)
        guard isCertain else { break }
        if !path.leadsToChild { walk.reach.observables.insert(type) }
        walk.reach.add(variable, path)
      case .code(let regions, .isOfChild):
        for region in regions {
          let path = step.path + [mention.place.making(region)]
          walk.enter(region, by: path, isCertain: isCertain, atMost: limit)
        }
      case .code(let regions, let use) where use != .isAction:
        let runs = isCertain && use == .runs
        for region in regions { walk.enter(region, by: path, isCertain: runs, atMost: limit) }
      case .code: break
      }
    }
  }
}
