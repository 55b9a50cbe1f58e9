import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// The observable classes of which objects are made while views are: in bodies and what they call, as default values of
/// views, of their initializers' parameters and of their state, and by the initializers of such objects.
struct ObjectsMadeByViews {
  private var types: Set<TypeID> = []

  init(of classes: [TypeID], in context: RuleContext) {
    let kept = context.properties.filter { context.keptStateObjects.reason(toKeep: $0) != nil }
      .flatMap(context.creation.makings)
    var (makers, seen): ([Maker], Set<TypeID>) = ([], Set(classes))
    var open = classes
    while !open.isEmpty {
      let found = Self.sites(making: open, in: context).filter { site, _ in
        !kept.contains { $0.value.file == site.file && $0.value.use.contains(site.use.offset) }
      }.flatMap { site, made in made.map { maker(of: $0, at: site, context) } }
      makers += found
      // What makes a part may itself be made by a view.
      open = Set(found.compactMap(\.owner)).filter { seen.insert($0).inserted }.sorted()
    }
    addParts(makers)
  }

  /// What makes an object of a class.
  private struct Maker {
    let made: TypeID
    /// The class around, unless it is a view that makes the object.
    let owner: TypeID?
    let isView: Bool
  }

  /// The calls of initializers that run with the code around them, each with the classes that may be meant.
  private static func sites(
    making classes: [TypeID], in context: RuleContext
  ) -> [(Located<Effect>, made: [TypeID])] {
    let names = Dictionary(grouping: classes) { context.index[$0].name.last ?? "" }
    return context.model.creations(named: Set(names.keys)).filter { located in
      located.use.closures.allSatisfy { $0.callee.map(context.index.callsImmediately) == true }
    }.map { ($0, names[$0.use.name] ?? []) }
  }

  private func maker(of made: TypeID, at site: Located<Effect>, _ context: RuleContext) -> Maker {
    let owner = site.use.enclosingType.flatMap {
      context.index.owners(of: TypeID(file: site.file, index: $0)).first
    }
    let isPreview = context.model.isOfPreview(site)
    let isMadeAgain = owner.map { context.model.isMadeAgain($0) && !context.model.isApp($0) } == true
    let isView = !isPreview && (site.use.place.makesView || isMadeAgain)
    let isClass = owner.map { context.index[$0].kind == .class } == true
    return Maker(made: made, owner: isView || !isClass ? nil : owner, isView: isView)
  }

  func contains(_ type: TypeID) -> Bool { types.contains(type) }

  private mutating func addParts(_ makers: [Maker]) {
    types = Set(makers.filter(\.isView).map(\.made))
    var isComplete = false
    while !isComplete {
      let found = makers.filter { $0.owner.map(types.contains) == true }.map(\.made)
      isComplete = types.isSuperset(of: found)
      types.formUnion(found)
    }
  }
}

extension CodePlace {
  fileprivate var makesView: Bool {
    if case .view = self { true } else { false }
  }
}
