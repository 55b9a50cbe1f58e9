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
      $0.result != nil || $0.isOverride
    }
    return read(among: names, by: code, leftBy: model.codeShowing(in: holder))
  }

  /// The names among some that are read where the view is laid out or drawn.
  ///
  /// - Parameter isGiven: whether a renderer hands the object to what it calls.
  func readByDrawing(among names: Set<String>, isGiven: Bool) -> Set<String> {
    let others = types.filter { !model.conforms($0, toOneOf: KnownTypes.protocolsWithTrackedMembers) }
    let drawing = others.filter { model.conforms($0, toOneOf: KnownTypes.protocolsOfDrawing) }
    let drawn = functions(of: drawing) { LibraryEffects.isCalledByLibrary($0.name) }
    let called = isGiven ? functions(of: others) { _ in true } : []
    return read(among: names, by: drawn + called)
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
    let variables = model.publishedVariables(in: subjects).filter { names.contains(model.index[$0].name) }
    if variables.isEmpty { return [] }
    let own = ([holder] + types).flatMap(model.index.declarations)
    let start =
      code.map { Step(region: $0, isLater: true) } + tracked.map { Step(region: $0, isLater: false) }
    var found: Set<String> = []
    _ = CallGraph.follow(start) { round in
      let effects = model.references.effects(in: Set(round.map(\.region))) { _ in true }
      return round.flatMap { step in
        (effects[step.region] ?? []).flatMap { use -> [Step] in
          let file = step.region.file
          let isLater =
            step.isLater || use.place == .elsewhere || !use.runs(with: step.region.range, in: model.index)
          if isLater, use.kind == .read, !use.mayChangeValue {
            for case .variable(let id) in model.calls.places(of: use, in: file) where variables.contains(id) {
              found.insert(model.index[id].name)
            }
          }
          return model.calls.targets(of: use, in: file).compactMap { target -> Step? in
            guard case .code(let region) = target, isFollowed(region, isLater: isLater, own) else {
              return nil
            }
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
