import EffectAnalysis
import MigrationPlanning
import SourceText
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
  /// A change of a variable while a view is made.
  struct Write {
    let view: TypeID
    /// From the view to the change.
    let path: [Located<Effect>]
    let kind: AccessFact.Kind
    /// The same code changes a published variable of the object, too, or sends that it changes: it is an action, as it would
    /// update views again.
    let isAnnounced: Bool

    /// The member that makes the change, or that runs the closure or observer which does; as a message names it.
    var member: String { path.reversed().lazy.map(\.use.place.member).first { !$0.isEmpty } ?? "body" }
  }

  private let model: ProjectModel
  private var code: [CodeRegion: Code] = [:]
  /// The functions whose bodies are among it.
  private var names: [CodeRegion: String] = [:]
  /// Setters and observers among it: no view runs them by itself.
  private var setters: Set<CodeRegion> = []
  private let starts: [(view: TypeID, regions: [CodeRegion])]

  init(in model: ProjectModel) {
    self.model = model
    let rendered = ProjectModel.renderedProtocols.union(["DynamicProperty"])
    starts = model.index.nominalTypes.filter { model.conforms($0, toOneOf: rendered) }
      .map { ($0, model.codeShowing(in: $0) + model.codeUpdating($0)) }
    read(Set(starts.flatMap(\.regions)))
  }

  /// The first change of each of some variables by each view.
  func writes(of variables: Set<VariableID>) -> [VariableID: [Write]] {
    let leading = callers(of: variables.flatMap { writers[$0] ?? [] })
    var found: [VariableID: [Write]] = [:]
    if leading.isEmpty { return found }
    for (view, regions) in starts where regions.contains(where: leading.contains) {
      var seen: Set<VariableID> = []
      follow(regions, through: leading) { code, step in
        for (id, write) in code.writes.sorted(by: { $0.key < $1.key })
        where variables.contains(id) && !seen.contains(id) {
          let path = step.path + [write.effect]
          // What only previews run updates nobody else.
          if step.entry.isOfNew && write.effect.use.isOwn || path.contains(where: { model.isOfPreview($0) }) {
            continue
          }
          seen.insert(id)
          found[id, default: []].append(
            Write(
              view: view, path: path, kind: write.kind,
              isAnnounced: sendsChange(step.entry.region)
                || code.writes.keys.contains { announces($0, besides: id) }))
        }
      }
    }
    return found
  }

  private func sendsChange(_ region: CodeRegion) -> Bool {
    model.source(region.file).mentions("objectWillChange", in: region.range)
  }

  private func announces(_ id: VariableID, besides other: VariableID) -> Bool {
    id != other && model.index.owner(of: id) == model.index.owner(of: other)
      && model.isPublished(model.index[id], in: id.declaration)
  }

  /// Whether a view may read a variable while it is made.
  func reads(_ variable: VariableID, whileMaking view: TypeID) -> Bool {
    let leading =
      readers[variable] ?? callers(of: code.filter { $0.value.reads.contains(variable) }.map(\.key))
    readers[variable] = leading
    return starts.contains { $0.view == view && $0.regions.contains(where: leading.contains) }
  }

  private var readers: [VariableID: Set<CodeRegion>] = [:]

  /// The code that changes each variable itself.
  private lazy var writers: [VariableID: [CodeRegion]] = code.reduce(into: [:]) { writers, code in
    for id in code.value.writes.keys { writers[id, default: []].append(code.key) }
  }

  // MARK: Following code

  /// Code that runs, on an object that was just made or on another.
  private struct Entry: Hashable {
    let region: CodeRegion
    let isOfNew: Bool
  }

  private struct Step {
    let entry: Entry
    let path: [Located<Effect>]
  }

  /// Visits code and what it runs, in the order of the number of calls that lead to it.
  private func follow(
    _ regions: [CodeRegion], through leading: Set<CodeRegion>, _ visit: (Code, Step) -> Void
  ) {
    var open = regions.map { Step(entry: Entry(region: $0, isOfNew: false), path: []) }
    var entered = Set(open.map(\.entry))
    while !open.isEmpty {
      let steps = open
      open = []
      for step in steps {
        guard let code = code[step.entry.region] else { continue }
        visit(code, step)
        for callee in code.callees where leading.contains(callee.region) {
          let isOfNew = callee.isMaking || step.entry.isOfNew && callee.call.use.isOwn
          let entry = Entry(region: callee.region, isOfNew: isOfNew)
          if entered.contains(Entry(region: callee.region, isOfNew: false)) { continue }
          if entered.insert(entry).inserted {
            open.append(Step(entry: entry, path: step.path + [callee.call]))
          }
        }
      }
    }
  }

  /// With the regions themselves.
  private func callers(of regions: [CodeRegion]) -> Set<CodeRegion> {
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

  /// What some code does itself.
  fileprivate struct Code {
    struct Call {
      let region: CodeRegion
      let call: Located<Effect>
      /// It makes the object that the code belongs to.
      let isMaking: Bool
    }

    var callees: [Call] = []
    var reads: Set<VariableID> = []
    var writes: [VariableID: (effect: Located<Effect>, kind: AccessFact.Kind)] = [:]
  }

  private func read(_ regions: Set<CodeRegion>) {
    var open = regions
    while !open.isEmpty {
      let effects = model.calls.possibleEffects(in: open)
      for region in open { code[region] = code(of: effects[region] ?? [], in: region) }
      open = Set(open.flatMap { code[$0]?.callees ?? [] }.map(\.region)).filter { code[$0] == nil }
    }
  }

  private func code(of effects: [Effect], in region: CodeRegion) -> Code {
    var code = Code()
    for effect in effects where runs(effect, with: region) {
      let located = Located(file: region.file, use: effect)
      let isMaking = effect.name == "init" || model.calls.declaresType(named: effect.name)
      for target in model.calls.targets(of: effect, in: region.file) {
        switch target {
        case .code(let callee) where !isHandedOn(effect, in: region.file):
          if !effect.isCalled, effect.kind.mayWrite { setters.insert(callee) }
          if effect.isCalled, !isMaking, isOfFunction(effect, in: region.file) { names[callee] = effect.name }
          code.callees.append(Code.Call(region: callee, call: located, isMaking: isMaking))
        case .place(.variable(let id)): code.add(located, on: id, model)
        case .code, .place(.global): break
        }
      }
    }
    return code
  }

  /// It happens whenever the code runs, and not for a value that is only kept once.
  private func runs(_ use: Effect, with region: CodeRegion) -> Bool {
    if use.isKeptAsState { return false }
    // A function in it runs where it is called, which is not followed.
    if let function = use.place.function, let name = names[region], function.name != name { return false }
    let isStored = use.closures.contains { $0.range == region.range }
    guard use.place != .elsewhere || isStored || setters.contains(region) else { return false }
    return use.closures.prefix { $0.range != region.range && region.range.contains($0.range.lowerBound) }
      .allSatisfy { closure in
        closure.callee.map { LibraryEffects.runsContent($0) || model.index.callsImmediately($0) } == true
      }
  }

  /// A function that is named, and not called there: `Button("Save", action: save)`, but not `rows.map(title)`.
  private func isHandedOn(_ use: Effect, in file: Int) -> Bool {
    let isCalled = use.isCalled || use.taker?.lastName.map(model.index.callsImmediately) == true
    return !isCalled && isOfFunction(use, in: file)
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

extension RenderedCode.Code {
  fileprivate mutating func add(_ effect: Located<Effect>, on id: VariableID, _ model: ProjectModel) {
    guard let subject = model.index.owner(of: id).flatMap({ model.types[$0] }) else { return }
    // A member of an object, also of one of Apple's, is no part of the variable.
    let isOfObject =
      effect.use.kind == .memberWrite
      && !ObserverAssignments.changes(.memberWrite, model.index[id], in: subject, model)
    let kind = model.calls.kind(of: effect.use, on: .variable(id))
    if kind.mayRead { reads.insert(id) }
    if kind.mayWrite, !isOfObject, effect.use.isOnExistingObject, writes[id] == nil {
      writes[id] = (effect, kind)
    }
  }
}
