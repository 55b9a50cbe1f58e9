import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// The code that runs while views are made, as far as the sources tell, and what it reads and changes of observable classes.
///
/// ```swift
/// var body: some View { Text(formatter.title(of: item)) }
/// func title(of item: Item) -> String { Log.shared.note(); return item.title }   // of the formatter
/// ```
/// Starts from what SwiftUI calls of a view, and follows what surely runs with that, wherever `CallGraph` goes. What an
/// initializer changes of its own object counts for nobody: nothing shows that yet.
final class RenderedCode {
  let model: ProjectModel
  private let announcements: CompanionAnnouncements
  let kept: KeptObjects
  private(set) var code: [CodeRegion: Code] = [:]
  let starts: [RenderStart]
  /// By which objects of observable classes are made, perhaps.
  private let namesOfMakers: Set<String>
  /// What makes views.
  private let initializers: Set<CodeRegion>
  /// The default values of parameters.
  private let defaultValues: Set<CodeRegion>

  init(in model: ProjectModel) {
    self.model = model
    announcements = CompanionAnnouncements(in: model)
    kept = KeptObjects(in: model)
    starts = model.renderStarts()
    namesOfMakers = Set(model.classes.compactMap { model.index[$0.id].name.last }).union(["init"])
    initializers = Set(starts.filter { $0.kind == .initializer }.flatMap(\.regions))
    defaultValues = Set(model.index.defaultValues)
    read(Set(starts.flatMap(\.regions)))
  }

  /// Whether some code may run while a view is made, on an object that existed before; not in an action.
  func contains(_ region: CodeRegion) -> Bool { onExisting.all.contains(region) }

  /// The same, not only while the view is initialized.
  func isContent(_ region: CodeRegion) -> Bool { onExisting.content.contains(region) }

  /// The first change of each of some variables by each view, that is not announced where there is one.
  func writes(of variables: Set<VariableID>) -> [VariableID: [Write]] {
    let missing = variables.filter { knownWrites[$0] == nil }
    if !missing.isEmpty {
      let found = findWrites(of: missing)
      for id in missing { knownWrites[id] = found[id] ?? [] }
    }
    return variables.reduce(into: [:]) { writes, id in
      if let known = knownWrites[id], !known.isEmpty { writes[id] = known }
    }
  }

  private var knownWrites: [VariableID: [Write]] = [:]

  private func findWrites(of variables: Set<VariableID>) -> [VariableID: [Write]] {
    let leading = callers(of: variables.flatMap { writers[$0] ?? [] })
    var found: [VariableID: [Write]] = [:]
    if leading.isEmpty { return found }
    for start in starts where start.regions.contains(where: leading.contains) {
      var announced: [VariableID: Write] = [:]
      var seen: Set<VariableID> = []
      follow(start, through: leading) { code, step in
        for (id, write) in code.writes.sorted(by: { $0.key < $1.key })
        where variables.contains(id) && !seen.contains(id) {
          let path = step.path + [write.effect]
          // What only previews run updates nobody else.
          if step.entry.isOnNew(write.effect.use) || path.contains(where: { model.isOfPreview($0) }) {
            continue
          }
          if start.kind == .repeated, kept.isOfStateObject(write.effect) { continue }
          let isAnnounced = path.contains { announcements.contains($0, besides: id) }
          let change = Write(
            view: start.type, isRepeated: start.kind == .repeated, path: path, kind: write.kind,
            isLater: write.isLater, isOfInitializer: step.entry.isOfInitializer,
            isAnnounced: isAnnounced)
          if isAnnounced {
            announced[id] = announced[id] ?? change
          } else {
            seen.insert(id)
            found[id, default: []].append(change)
          }
        }
      }
      for (id, change) in announced where !seen.contains(id) { found[id, default: []].append(change) }
    }
    return found
  }

  /// Whether a view may read a variable while it is made.
  func reads(_ variable: VariableID, whileMaking view: TypeID) -> Bool {
    let leading =
      readers[variable] ?? callers(of: code.filter { $0.value.reads[variable] != nil }.map(\.key))
    readers[variable] = leading
    return starts.contains {
      $0.type == view && $0.kind == .repeated && $0.regions.contains(where: leading.contains)
    }
  }

  private var readers: [VariableID: Set<CodeRegion>] = [:]

  /// Whether something that leads to a change reads the variable before, in the order of the text; not the code that makes the
  /// change.
  func reads(_ variable: VariableID, before path: [Located<Effect>]) -> Bool {
    guard let change = path.last else { return false }
    let reading = code.filter { $0.value.reads[variable] != nil && !$0.key.contains(change) }.map(\.key)
    let leading = callers(of: reading)
    return path.dropLast().contains { step in
      code.contains { region, code in
        func isBefore(_ effect: Located<Effect>) -> Bool { effect.use.offset < step.use.offset }
        return region.contains(step)
          && (code.reads[variable].map(isBefore) == true
            || code.callees.contains { isBefore($0.call) && leading.contains($0.region) })
      }
    }
  }

  /// The code that changes each variable itself.
  private lazy var writers: [VariableID: [CodeRegion]] = code.reduce(into: [:]) { writers, code in
    for id in code.value.writes.keys { writers[id, default: []].append(code.key) }
  }

  // MARK: Following code

  /// Code that runs, on an object that was just made or on another.
  struct Entry: Hashable {
    let region: CodeRegion
    var isOfNew = false
    /// An initializer that an object which was just made is given to.
    var isGivenNew = false
    /// A parameter has its default value, which makes an object.
    var hasDefaults = false
    /// It runs while a view is initialized.
    var isOfInitializer = false

    /// What some code runs that was entered so.
    func entering(_ callee: Code.Call) -> Entry {
      let use = callee.call.use
      return Entry(
        region: callee.region,
        isOfNew: callee.isMaking || callee.isOnMade || isOfNew && use.isOwn
          || hasDefaults && callee.isOnDefault,
        isGivenNew: callee.isMaking && isOfNew && use.firstArgument?.value.isSelf == true,
        hasDefaults: callee.leavesOutArguments)
    }

    /// Whether it is a change that nobody sees yet.
    func isOnNew(_ use: Effect) -> Bool { use.isOwn ? isOfNew : isGivenNew }
  }

  struct Step {
    let entry: Entry
    let path: [Located<Effect>]
  }

  /// Visits code and what it runs, in the order of the number of calls that lead to it.
  private func follow(
    _ start: RenderStart, through leading: Set<CodeRegion>, _ visit: (Code, Step) -> Void
  ) {
    var open = start.regions.map { Step(entry: Entry(region: $0), path: []) }
    var entered = Set(open.map(\.entry))
    while !open.isEmpty {
      let steps = open
      open = []
      for step in steps {
        guard let code = code[step.entry.region] else { continue }
        visit(code, step)
        for callee in code.callees where callee.isCertain && leading.contains(callee.region) {
          if start.kind == .repeated, kept.isOfStateObject(callee.call) { continue }
          let entry = enter(callee, from: step.entry)
          if entered.contains(Entry(region: callee.region)) { continue }
          if entered.insert(entry).inserted {
            open.append(Step(entry: entry, path: step.path + [callee.call]))
          }
        }
      }
    }
  }

  private lazy var onExisting: (all: Set<CodeRegion>, content: Set<CodeRegion>) = {
    var entered = Set(starts.flatMap(\.regions).map(begin))
    var open = Array(entered)
    while let entry = open.popLast() {
      open += (code[entry.region]?.callees ?? []).map { enter($0, from: entry) }.filter {
        entered.insert($0).inserted
      }
    }
    let found = entered.filter { !$0.isOfNew }
    return (Set(found.map(\.region)), Set(found.filter { !$0.isOfInitializer }.map(\.region)))
  }()

  private func begin(_ region: CodeRegion) -> Entry {
    Entry(region: region, isOfInitializer: initializers.contains(region))
  }

  private func enter(_ callee: Code.Call, from entry: Entry) -> Entry {
    var next = entry.entering(callee)
    next.isOfInitializer =
      entry.isOfInitializer && !callee.call.use.givesValueOfBinding(in: entry.region)
      || initializers.contains(next.region)
    return next
  }

  /// The code that runs on objects which are made while views are: their initializers, and what is called to set them up; each
  /// with the first way from a view to it.
  ///
  /// - Parameter isKept: whether an object that is made at some place is not made again with the view.
  func codeOfNewObjects(where isKept: (Located<Effect>) -> Bool) -> [CodeRegion: [Located<Effect>]] {
    codeOfContent(where: isKept) { $0.isOfNew }
  }

  /// The code that runs while views are initialized, on objects that existed before.
  func codeOfInitializers() -> [CodeRegion: [Located<Effect>]] {
    codeOfContent(where: { _ in true }) { $0.isOfInitializer }
  }

  private func codeOfContent(
    where isKept: (Located<Effect>) -> Bool, that counts: (Entry) -> Bool
  ) -> [CodeRegion: [Located<Effect>]] {
    var found: [CodeRegion: [Located<Effect>]] = [:]
    // Other code that gives views may be called by actions alone.
    let views = starts.filter { $0.kind == .repeated || $0.type.map(model.isMadeAgain) == true }
    followContent(of: views, where: isKept) { _, step in
      let entry = step.entry
      if counts(entry), found[entry.region] == nil, !step.path.isEmpty { found[entry.region] = step.path }
    }
    return found
  }

  /// Visits what makes the content of views, also what is made later and again, such as rows.
  func followContent(
    of starts: [RenderStart], where isKept: (Located<Effect>) -> Bool, _ visit: (Code, Step) -> Void
  ) {
    var open = starts.flatMap(\.regions).map { Step(entry: begin($0), path: []) }
    var entered = Set(open.map(\.entry))
    while !open.isEmpty {
      let steps = open
      open = []
      for step in steps {
        guard let code = code[step.entry.region] else { continue }
        visit(code, step)
        for callee in code.callees where callee.isForContent {
          let next = enter(callee, from: step.entry)
          if entered.contains(next) { continue }
          // A static or global variable gets its value once, whoever asks for it first.
          if model.isGivenOnce(callee.region) || model.isOfPreview(callee.call) { continue }
          // Mocks are made in other programs.
          if model.isOfTests(callee.region.file) { continue }
          if next.isOfNew, isKept(callee.call) { continue }
          entered.insert(next)
          open.append(Step(entry: next, path: step.path + [callee.call]))
        }
      }
    }
  }

  /// With the regions themselves.
  func callers(of regions: [CodeRegion]) -> Set<CodeRegion> {
    var open = regions
    var seen = Set(regions)
    while let region = open.popLast() {
      open += (callers[region] ?? []).filter { seen.insert($0).inserted }
    }
    return seen
  }

  private lazy var callers: [CodeRegion: [CodeRegion]] = code.reduce(into: [:]) { callers, caller in
    for callee in caller.value.callees { callers[callee.region, default: []].append(caller.key) }
  }

  // MARK: Reading code

  private func read(_ regions: Set<CodeRegion>) {
    var open = regions
    while !open.isEmpty {
      let effects = model.calls.possibleEffects(in: open, ahead: model.mayBeOutside)
      for region in open { code[region] = code(of: effects[region] ?? [], in: region) }
      open = Set(open.flatMap { code[$0]?.callees ?? [] }.map(\.region)).filter { code[$0] == nil }
    }
  }

  private func code(of effects: [Effect], in region: CodeRegion) -> Code {
    var code = Code()
    for effect in effects where isStarted(effect, by: region, where: mayStartWork) {
      let located = Located(file: region.file, use: effect)
      code.started.append(located)
      guard !runs(effect, with: region), isStarted(effect, by: region) else { continue }
      for case .variable(let id) in model.calls.places(of: effect, in: region.file) {
        code.add(located, on: id, isLater: true, model)
      }
    }
    for effect in effects where runs(effect, with: region) {
      let located = Located(file: region.file, use: effect)
      let isCertain = runsForCertain(effect, with: region)
      let isMaking = effect.name == "init" || model.calls.declaresType(named: effect.name)
      if isMaking, namesOfMakers.contains(effect.name), runsForContent(effect, with: region) {
        code.makings.append(located)
      }
      let isOnMade = model.isOnMadeObject(located)
      let isOnDefault = effect.defaultOfBase.map { model.index.makesFirst($0, in: located.scope) } ?? false
      let targets = model.calls.targets(of: effect, in: region.file)
      let leavesOut = targets.contains {
        if case .code(let code) = $0 { defaultValues.contains(code) } else { false }
      }
      for target in targets {
        switch target {
        case .code(let callee) where !isHandedOn(effect, by: region):
          code.callees.append(
            Code.Call(
              region: callee, call: located, isMaking: isMaking,
              // A closure that it holds has another `self`.
              isOnMade: isOnMade && callee.mentions == nil, isOnDefault: isOnDefault,
              leavesOutArguments: leavesOut, isCertain: isCertain,
              isForContent: runsForContent(effect, with: region)))
        case .place(.variable(let id)) where isCertain: code.add(located, on: id, model)
        case .code, .place: break
        }
      }
    }
    return code
  }

  /// It may happen when the code runs: an action does not.
  private func runs(_ use: Effect, with region: CodeRegion) -> Bool {
    let isStored = use.closures.contains { $0.range == region.range }
    return use.place != .elsewhere || isStored || model.calls.isSetter(region)
  }

  /// It happens some time after the code runs, in work that this begins.
  ///
  /// - Parameter startsWork: for the callee of a closure that does not run at once.
  private func isStarted(
    _ use: Effect, by region: CodeRegion, where startsWork: (String) -> Bool = LibraryEffects.startsWork
  ) -> Bool {
    let later = use.closures(in: region).filter { !isRun($0) }
    return !later.isEmpty && later.allSatisfy { $0.callee.map(startsWork) == true }
  }

  /// Whether a function begins work with its closure, subscribes with it, or may do so.
  private func mayStartWork(_ callee: String) -> Bool {
    if LibraryEffects.startsWork(callee) || LibraryEffects.subscribes(callee) { return true }
    if LibraryEffects.isKnown(callee: callee) { return false }
    let takers = model.index.allFunctions(named: callee).map(\.function).filter {
      $0.parameters.contains(where: \.isEscaping)
    }
    return !takers.isEmpty && takers.allSatisfy { $0.result == nil }
  }

  /// It happens whenever the code runs, also in content that is made with it.
  private func runsForCertain(_ use: Effect, with region: CodeRegion) -> Bool {
    use.closures(in: region).allSatisfy(isRun)
  }

  /// The same, or in content that is made again by itself, such as of rows.
  private func runsForContent(_ use: Effect, with region: CodeRegion) -> Bool {
    use.closures(in: region).allSatisfy { $0.isMadeByItself || isRun($0) }
  }

  private func isRun(_ closure: DeferredClosure) -> Bool {
    closure.isGetterOfBinding || closure.label.map(LibraryEffects.callsForContent) == true
      || closure.callee.map { LibraryEffects.runsContent($0) || model.index.callsImmediately($0) } == true
  }

  /// A function that is named, and not called there: `Button("Save", action: save)`, but not `rows.map(title)`. Where the
  /// code is what a variable holds, it is called with that.
  private func isHandedOn(_ use: Effect, by region: CodeRegion) -> Bool {
    let isHeld = region.mentions != nil && !use.closures.contains { $0.range == region.range }
    return !isHeld && !model.index.callsWhatIsNamed(by: use) && isOfFunction(use, in: region.file)
  }

  private func isOfFunction(_ use: Effect, in file: Int) -> Bool {
    model.calls.members(referredToBy: use, in: file).contains {
      switch $0 {
      case .function, .globalFunction: true
      case .variable, .globalVariable: false
      }
    }
  }
}

extension Effect {
  /// It is in the getter of a binding that some code makes: whoever shows that asks for it, and not what keeps it.
  func givesValueOfBinding(in region: CodeRegion) -> Bool {
    closures(in: region).contains(where: \.isGetterOfBinding)
  }

  /// The closures around it inside of some code that may run later than that.
  fileprivate func closures(in region: CodeRegion) -> some Sequence<DeferredClosure> {
    closures.prefix { $0.range != region.range && region.range.contains($0.range.lowerBound) }
  }
}
