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
    let code = functions(of: types.filter { model.index[$0].kind == .class }) {
      $0.result != nil || $0.isOverride || LibraryEffects.draws($0.name)
    }
    return read(among: names, by: code, leftBy: model.codeShowing(in: holder))
  }

  /// The names among some that are read where the view is laid out or drawn, and not in its body.
  ///
  /// - Parameter drawing: the names of the types and modifiers whose closures draw.
  func readOnlyByDrawing(among names: Set<String>, drawing: Set<String>) -> Set<String> {
    let others = types.filter { !model.conforms($0, toOneOf: KnownTypes.protocolsWithTrackedMembers) }
    let shapes = others.filter { model.conforms($0, toOneOf: KnownTypes.protocolsOfDrawing) }
    let drawn = functions(of: shapes) { LibraryEffects.isCalledByLibrary($0.name) }
    let start =
      (drawn + renderers(drawing)).map { Step(region: $0, isLater: true) }
      + model.codeShowing(in: holder).map { Step(region: $0, isLater: false) }
    let reads = reads(among: names, from: start) { use, step in
      // An action shows nothing.
      if step.isLater || isDrawn(use, in: step.region.file, by: drawing) { return true }
      return use.place == .elsewhere ? nil : false
    } isFollowed: { _, _ in
      true
    }
    return reads.later.subtracting(reads.tracked)
  }

  /// A closure around it draws, or it is a function that is handed to what draws. Other arguments have their values before.
  private func isDrawn(_ use: Effect, in file: Int, by drawing: Set<String>) -> Bool {
    if use.closures.contains(where: { $0.callee.map(drawing.contains) == true }) { return true }
    guard !use.isCalled, use.taker?.lastName.map(drawing.contains) == true else { return false }
    return !model.calls.members(referredToBy: use, in: file).allSatisfy {
      guard let id = $0.variable else { return false }
      let type = model.index.typeOfVariable(model.index[id], in: LookupScope(inside: id.declaration))
      if case .function = type.unwrapped { return false }
      return type.isKnown
    }
  }

  /// The closures and functions of the view that draw: `Canvas { … }`, `Canvas(renderer: draw)`.
  private func renderers(_ drawing: Set<String>) -> [CodeRegion] {
    let own = model.index.declarations(of: holder).map {
      CodeRegion(file: $0.file, range: model.index[$0].memberBlockRange)
    }
    let effects = model.references.effects(in: Set(own)) { _ in true }
    return effects.flatMap { region, uses in
      uses.flatMap { use -> [CodeRegion] in
        let closures = use.closures.filter { $0.callee.map(drawing.contains) == true }
          .map { CodeRegion(file: region.file, range: $0.range) }
        guard use.taker?.lastName.map(drawing.contains) == true else { return closures }
        return closures
          + model.calls.targets(of: use, in: region.file).compactMap {
            if case .code(let code) = $0 { code } else { nil }
          }
      }
    }.uniqued()
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

  private func functions(of types: [TypeID], where isWanted: (FunctionFact) -> Bool) -> [CodeRegion] {
    types.flatMap(model.index.declarations).flatMap { declaration in
      model.index[declaration].functions.filter { $0.kind == .function && isWanted($0) }
        .flatMap { $0.code(in: declaration.file) }
    }
  }

  /// Code that runs, and whether that is where nothing is tracked.
  private struct Step: Hashable {
    let region: CodeRegion
    let isLater: Bool
  }

  /// - Parameters:
  ///   - code: what runs where nothing is tracked.
  ///   - tracked: code whose reads are tracked, but for what it leaves to closures that run later.
  private func read(
    among names: Set<String>, by code: [CodeRegion], leftBy tracked: [CodeRegion] = []
  ) -> Set<String> {
    let own = ([holder] + types).flatMap(model.index.declarations)
    let start =
      code.map { Step(region: $0, isLater: true) } + tracked.map { Step(region: $0, isLater: false) }
    return reads(among: names, from: start) { [model] use, step in
      step.isLater || use.place == .elsewhere || !use.runs(with: step.region.range, in: model.index)
    } isFollowed: {
      isFollowed($0, isLater: $1, own)
    }.later
  }

  /// What is read where that is tracked, and where it is not.
  ///
  /// - Parameters:
  ///   - isLater: whether an effect happens where nothing is tracked; nil where it shows nothing.
  ///   - isFollowed: for code that runs, and whether that is where nothing is tracked.
  private func reads(
    among names: Set<String>, from start: [Step], isLater: (Effect, Step) -> Bool?,
    isFollowed: (CodeRegion, Bool) -> Bool
  ) -> (tracked: Set<String>, later: Set<String>) {
    let variables = model.publishedVariables(in: subjects).filter { names.contains(model.index[$0].name) }
    var found: (tracked: Set<String>, later: Set<String>) = ([], [])
    if variables.isEmpty { return found }
    _ = CallGraph.follow(start) { round in
      let effects = model.references.effects(in: Set(round.map(\.region))) { _ in true }
      return round.flatMap { step in
        (effects[step.region] ?? []).flatMap { use -> [Step] in
          let file = step.region.file
          guard let isLater = isLater(use, step) else { return [] }
          if use.kind == .read, !use.mayChangeValue {
            for case .variable(let id) in model.calls.places(of: use, in: file) where variables.contains(id) {
              if isLater {
                found.later.insert(model.index[id].name)
              } else if !use.makesBinding {
                found.tracked.insert(model.index[id].name)
              }
            }
          }
          return model.calls.targets(of: use, in: file).compactMap { target -> Step? in
            guard case .code(let region) = target, isFollowed(region, isLater) else { return nil }
            return Step(region: region, isLater: isLater)
          }
        }
      }
    }
    return found
  }

  /// What the view and the types do that it names. What its object does besides giving values is shown by nobody.
  private func isFollowed(_ region: CodeRegion, isLater: Bool, _ own: [TypeID]) -> Bool {
    if own.contains(where: { contains(region, $0) }) { return true }
    guard isLater else { return false }
    return subjects.flatMap(model.family).flatMap(model.index.declarations).contains { declaration in
      let fact = model.index[declaration]
      return contains(region, declaration)
        && !fact.functions.contains { $0.result == nil && $0.bodyRange == region.range }
    }
  }

  private func contains(_ region: CodeRegion, _ declaration: TypeID) -> Bool {
    region.file == declaration.file
      && model.index[declaration].memberBlockRange.contains(region.range.lowerBound)
  }
}

extension FunctionFact {
  fileprivate var isOverride: Bool { modifiers.contains(named: "override") }
}
