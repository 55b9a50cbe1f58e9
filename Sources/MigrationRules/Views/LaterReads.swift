import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// What other types, which a view names, read of its object where that is not tracked.
///
/// The coordinator of a view of UIKit or AppKit, and what it makes, after an update, or when they are asked for it:
///
/// ```swift
/// func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { model.rows.count }
/// override func draw(_ rect: CGRect) { model.title.draw(in: rect) }
/// func apply(to view: UITextView) { DispatchQueue.main.async { view.isEditable = self.model.isEditable } }
/// ```
/// A shape or a layout, and what a renderer calls:
///
/// ```swift
/// func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: meter.level, height: 1)) }
/// ```
struct LaterReads {
  private let holder: TypeID
  private let subjects: [TypeID]
  private let model: ProjectModel

  init(of property: WrappedProperty, by holder: TypeID, in model: ProjectModel) {
    self.holder = holder
    self.model = model
    subjects = property.subjects
  }

  /// The names among some that the classes read which a representable names, after its updates.
  func readByRepresented(among names: Set<String>) -> Set<String> {
    read(among: names, by: types.filter { model.index[$0].kind == .class }) { function, called in
      function.result != nil || function.isOverride || called.contains(function.name)
    }
  }

  /// The names among some that are read where the view is laid out or drawn.
  ///
  /// - Parameter isGiven: whether a renderer hands the object to what it calls.
  func readByDrawing(among names: Set<String>, isGiven: Bool) -> Set<String> {
    let others = types.filter { !model.conforms($0, toOneOf: KnownTypes.protocolsWithTrackedMembers) }
    let drawing = others.filter { model.conforms($0, toOneOf: KnownTypes.protocolsOfDrawing) }
    let drawn = read(among: names, by: drawing) { function, _ in
      LibraryEffects.isCalledByLibrary(function.name)
    }
    return isGiven ? drawn.union(read(among: names, by: others) { _, _ in true }) : drawn
  }

  /// The types that the view names, or a coordinator that is nested in it.
  private var types: [TypeID] {
    let declarations = model.index.declarations(of: holder)
    let scope = LookupScope(inside: holder)
    let mentioned = declarations.flatMap { model.index[$0].mentionCounts.keys }
      .filter { $0.first?.isUppercase == true }
    return Set(mentioned + ["Coordinator"]).sorted().compactMap { name -> TypeID? in
      guard case .project(let type, _) = model.index.resolve(.name(name), in: scope) else { return nil }
      return subjects.contains(type) || type == holder ? nil : type
    }.uniqued()
  }

  /// - Parameter isUntracked: whether a function runs where nothing is tracked, by itself; with the names of those that
  ///   the view leaves to code which runs later.
  private func read(
    among names: Set<String>, by types: [TypeID],
    where isUntracked: (FunctionFact, Set<String>) -> Bool
  ) -> Set<String> {
    names.isEmpty ? [] : Set(types.flatMap { read(among: names, by: $0, where: isUntracked) })
  }

  private func read(
    among names: Set<String>, by type: TypeID, where isUntracked: (FunctionFact, Set<String>) -> Bool
  ) -> [String] {
    let declarations = model.index.declarations(of: type)
    let functions = declarations.flatMap { model.index[$0].functions }.filter { $0.kind == .function }
    let effects = self.effects(in: declarations) { _ in true }
    let calls = effects.map(\.use).filter { use in functions.contains { $0.name == use.name } }
    let called = self.called(functions.map(\.name))
    // Called by such functions, a function runs as they do.
    var later = Set(functions.filter { isUntracked($0, called.later) }.map(\.name))
    var reached = later.union(called.atOnce)
    var count = -1
    while count != later.count + reached.count {
      count = later.count + reached.count
      for call in calls {
        let around = functions.filter { $0.range.contains(call.offset) }.map(\.name)
        if !later.isDisjoint(with: around) || !reached.isDisjoint(with: around) && call.runsLater {
          later.insert(call.name)
        }
        if !reached.isDisjoint(with: around) { reached.insert(call.name) }
      }
    }
    let getters = declarations.flatMap { declaration in
      model.index[declaration].variables.flatMap(\.getterRanges)
    }
    return effects.filter { located in
      let use = located.use
      guard names.contains(use.name), use.kind == .read, !use.mayChangeValue, isOfObject(located) else {
        return false
      }
      let around = functions.filter { $0.range.contains(use.offset) }.map(\.name)
      return !later.isDisjoint(with: around) || use.runsLater && !reached.isDisjoint(with: around)
        || getters.contains { $0.contains(use.offset) }
    }.map(\.use.name)
  }

  /// The functions among some that the view calls itself, and those that it leaves to code which runs later.
  private func called(_ names: [String]) -> (atOnce: Set<String>, later: Set<String>) {
    let names = Set(names)
    let calls = effects(in: model.index.declarations(of: holder), where: names.contains).map(\.use)
    return (Set(calls.map(\.name)), Set(calls.filter(\.runsLater).map(\.name)))
  }

  private func effects(
    in declarations: [TypeID], where matters: (String) -> Bool
  ) -> [Located<Effect>] {
    let regions = declarations.map { CodeRegion(file: $0.file, range: model.index[$0].memberBlockRange) }
    let effects = model.references.effects(in: Set(regions), where: matters)
    return regions.flatMap { region in
      (effects[region] ?? []).map { Located(file: region.file, use: $0) }
    }
  }

  private func isOfObject(_ located: Located<Effect>) -> Bool {
    guard let base = located.use.base else { return false }
    let scope = LookupScope(file: located.file, enclosingType: located.use.enclosingType)
    return model.index.type(of: base, in: scope).unwrapped.declarations.contains(where: subjects.contains)
  }
}

extension Effect {
  fileprivate var runsLater: Bool { !closures.isEmpty || place == .elsewhere }
}

extension FunctionFact {
  fileprivate var isOverride: Bool { modifiers.contains(named: "override") }
}
