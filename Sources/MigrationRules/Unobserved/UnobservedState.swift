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
  private var ofClasses: [TypeID: [Key: [Place]]] = [:]
  private var ofViews: [TypeID: Reach?] = [:]
  /// What each region mentions that may matter, in the order of the text; many views reach the same ones.
  private var mentions: [CodeRegion: [Mention]] = [:]
  private let limit: Limit

  init(in model: ProjectModel, following limit: Limit = .near) {
    self.model = model
    self.limit = limit
    targets = UnobservedTargets(in: model)
  }

  /// The state that a class, its superclasses and its subclasses change, each with the first path to a change.
  func keys(changedBy type: TypeID) -> [Key: [Place]] {
    read(changesOf: [type])
    return ofClasses[type] ?? [:]
  }

  /// Reads the changes made by some classes, on all cores.
  func read(changesOf types: Set<TypeID>) {
    let unknown = types.filter { ofClasses[$0] == nil }.map { type in
      let family = model.family(of: type)
      return (type: type, declarations: Set(family).sorted().flatMap(model.index.declarations))
    }
    readChanges(in: Set(unknown.flatMap(\.declarations).map(region)))
    for (type, declarations) in unknown {
      ofClasses[type] = declarations.reduce(into: [:]) { keys, declaration in
        keys.merge(self.keys(changedIn: region(of: declaration))) { first, _ in first }
        keys.merge(self.keys(watchedBy: declaration)) { first, _ in first }
      }
    }
  }

  private func region(of declaration: TypeID) -> CodeRegion {
    CodeRegion(file: declaration.file, range: model.index[declaration].memberBlockRange)
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

  /// It happens while a view is made, or when a stored closure is called, or a stored key path applied, then, and not for a
  /// value that is only kept once, or that only decides on side effects.
  private func mayRender(_ use: Effect, with region: CodeRegion) -> Bool {
    if use.isKeptAsState || use.onlyDecidesOnEffects { return false }
    return use.place != .elsewhere || use.isKeyPathComponent && region.mentions?.contains(use.offset) == true
      || use.closures.contains { $0.range == region.range } && use.runs(with: region.range, in: model.index)
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

  // MARK: Changes

  /// The state that a region of code changes, directly and through methods of plain objects.
  private func keys(changedIn region: CodeRegion) -> [Key: [Place]] {
    let calls = plainCalls(in: region)
    readChanges(in: Set(calls.map(\.body)))
    return calls.reduce(into: keys(changedDirectlyIn: region)) { found, call in
      let changed = keys(changedDirectlyIn: call.body).mapValues { [call.place] + $0 }
      found.merge(changed) { first, _ in first }
    }
  }

  /// The calls of methods of plain objects in a region of code, with the bodies of these methods.
  private func plainCalls(in region: CodeRegion) -> [(place: Place, body: CodeRegion)] {
    let uses = effects(in: [region])[region, default: []].filter { plainFunctions.contains($0.name) }
    return uses.flatMap { use in
      model.calls.members(referredToBy: use, in: region.file).compactMap { member in
        guard case .function(let function, let declaration) = member, isPlain(function, of: declaration),
          let body = function.bodyRange
        else { return nil }
        return (Place(use, in: region.file), CodeRegion(file: declaration.file, range: body))
      }
    }
  }

  private func keys(changedDirectlyIn region: CodeRegion) -> [Key: [Place]] {
    let source = model.source(region.file)
    // The defaults may have another name where they are changed.
    let changesDefaults = LibraryEffects.settersOfDefaults.contains { source.mentions($0, in: region.range) }
    return effects(in: [region])[region, default: []].reduce(into: [:]) { keys, use in
      let place = Place(use, in: region.file)
      if let outside = ExternalState(changedBy: use) {
        keys.merge([.outside(outside): [place]]) { first, _ in first }
      }
      guard use.mayChangeValue || use.name == UnobservedTargets.userDefaults && changesDefaults else {
        return
      }
      for case .key(let kind) in targets.targets(of: use, in: region.file) {
        keys.merge([model.key(of: kind, namedBy: use, in: region.file): [place]]) { first, _ in first }
      }
    }
  }

  /// Reads the changes in some regions, on all cores.
  private func readChanges(in regions: Set<CodeRegion>) { _ = effects(in: regions) }

  private func effects(in regions: Set<CodeRegion>) -> [CodeRegion: [Effect]] {
    model.references.effects(in: regions) {
      plainFunctions.contains($0) || ExternalState.mayBeChanged(by: $0) || targets.mayBeKept($0)
    }
  }

  /// The names of the functions of classes that are not observable, and of static ones of values.
  private lazy var plainFunctions: Set<String> = {
    var names: Set<String> = []
    for (file, facts) in model.index.files.enumerated() {
      for number in facts.types.indices {
        let kinds = plainKinds(of: TypeID(file: file, index: number))
        if kinds.isEmpty { continue }
        for function in facts.types[number].functions
        where function.kind == .function && function.bodyRange != nil && kinds.contains(function.isStatic) {
          names.insert(function.name)
        }
      }
    }
    return names
  }()

  private func isPlain(_ function: FunctionFact, of declaration: TypeID) -> Bool {
    plainKinds(of: declaration).contains(function.isStatic)
  }

  /// Which functions of a declaration are plain: those that are static, and those that are not.
  private func plainKinds(of declaration: TypeID) -> Set<Bool> {
    model.index.owners(of: declaration).reduce(into: []) { kinds, owner in
      switch model.index[owner].kind {
      case .class where model.types[owner] == nil: kinds = [true, false]
      case .struct, .enum: kinds.insert(true)
      default: break
      }
    }
  }

  /// The system state whose changes a class observes, by names alone.
  private func keys(watchedBy declaration: TypeID) -> [Key: [Place]] {
    let type = model.index[declaration]
    let source = model.source(declaration.file)
    let isTold =
      (type.inheritance?.entries ?? []).contains { $0.type.dottedName?.last?.hasSuffix("Delegate") == true }
      || LibraryEffects.reportersOfChanges.contains { source.mentions($0, in: type.memberBlockRange) }
    guard isTold else { return [:] }
    let words = source.words(in: type.memberBlockRange, where: model.isOfSystem)
    return words.reduce(into: [:]) { keys, word in
      let key = Key.system(word.name, member: nil)
      guard keys[key] == nil else { return }
      let location = SourceLocation(file: declaration.file, offset: word.offset)
      keys[key] = [Place(name: word.name, location: location)]
    }
  }
}
