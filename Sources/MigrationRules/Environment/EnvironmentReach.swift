import MigrationPlanning
import SwiftModel

/// Whether an object is in the environment wherever a view is shown.
///
/// A view is shown where the sources make it. It finds what modifiers around that place put into the environment, and
/// what the view finds that makes it. A scene and a hosting controller begin with an empty environment.
final class EnvironmentReach {
  private let sites: ViewSites
  private var injections: [TypeID: EnvironmentInjections] = [:]
  /// What was found, by the view and the object.
  private var gaps: [TypeID: [TypeID: Gap?]] = [:]

  init(in model: ProjectModel) { sites = ViewSites(in: model) }

  /// A way on which a view is shown, or may be, without the object.
  struct Gap {
    enum Certainty: Int, Comparable {
      /// Only a preview shows it so.
      case preview
      /// The sources do not tell what shows it.
      case possible
      /// Other views of the sources show it without the object and need none themselves, and the sources do not tell what
      /// shows the outermost of these.
      case likely
      case certain

      static func < (lhs: Certainty, rhs: Certainty) -> Bool { lhs.rawValue < rhs.rawValue }
    }
    let certainty: Certainty
    /// The places that make the views on the way, the outermost first.
    let path: [SourceLocation]
  }

  /// A view that is shown, and the places that make the views in it.
  private struct Step {
    let view: ViewSites.Maker
    let path: [SourceLocation]
    /// No view on the way may have put the object into the environment of what it was given.
    let isCertain: Bool
    /// The objects without which views on the way stop the app, and stopped it before: those that their bodies read.
    let needed: Set<TypeID>

    /// Of the outermost view, which nothing in the sources shows. What does puts objects into the environment, if views on
    /// the way need some: which, the sources do not tell.
    var gapOfOutermost: Gap {
      Gap(certainty: isCertain && !path.isEmpty && needed.isEmpty ? .likely : .possible, path: path)
    }
  }

  /// The worst gap of a view, of several the shortest; nil if the object is there wherever the view is shown and the app
  /// did not stop for another object.
  func gap(of object: TypeID, in view: TypeID) -> Gap? {
    if let known = gaps[view]?[object] { return known }
    let found = findGap(of: object, in: view)
    gaps[view, default: [:]][object] = .some(found)
    return found
  }

  private func findGap(of object: TypeID, in view: TypeID) -> Gap? {
    if sites.model.conforms(object, toOneOf: Self.delegates) { return nil }
    let injections = injections(of: object)
    var open = [Step(view: .view(view), path: [], isCertain: true, needed: objects(readBy: .view(view)))]
    var visits = Visits()
    var worst: Gap?
    while !open.isEmpty, worst?.certainty != .certain {
      // What is only possible is found already.
      if let worst, worst.certainty >= .possible { open.removeAll { !$0.isCertain } }
      sites.read(open.map(\.view))
      let steps = open.compactMap { visits.step($0) }
      open = []
      for step in steps {
        let uses = sites.sites(of: step.view)
        let places = uses.flatMap { use in
          sites.ways(showing: use).compactMap { outer(of: use, shownAt: $0, step, injections) }
        }
        open += places.compactMap(\.step)
        let gaps = uses.isEmpty ? [step.gapOfOutermost] : places.compactMap(\.gap)
        worst = ([worst].compactMap { $0 } + gaps).reduce(nil) { worst, gap in
          worst.map { $0.certainty < gap.certainty ? gap : $0 } ?? gap
        }
      }
    }
    return worst
  }

  /// What was followed, so that each view is followed once for each set of objects that may be missing.
  private struct Visits {
    private var needed: [ViewSites.Maker: [Set<TypeID>]] = [:]

    /// More sets are not told apart: of the views behind them, none is known to have stopped the app.
    private static let limit = 8

    /// A step to follow; nil where nothing new comes of it.
    mutating func step(_ step: Step) -> Step? {
      let known = needed[step.view, default: []]
      if known.contains(where: { $0.isSubset(of: step.needed) }) { return nil }
      let followed =
        known.count < Self.limit
        ? step : Step(view: step.view, path: step.path, isCertain: false, needed: [])
      needed[step.view, default: []].append(followed.needed)
      return followed
    }
  }

  /// What shows the view of a step on one of its ways, without the object; nil where the object is there.
  private func outer(
    of located: Located<Effect>, shownAt way: [SourceLocation], _ step: Step,
    _ injections: EnvironmentInjections
  ) -> (step: Step?, gap: Gap?)? {
    let site = way.last ?? located.location
    let surroundings = sites.surroundings(of: site, in: located.use.enclosingType)
    if contain(injections, way, surroundings) { return nil }
    let containers = way.flatMap(sites.containers)
    let isCertain =
      step.isCertain && sites.isCertain(located, of: step.view)
      && !way.contains(where: injections.mayContainArgument)
      && !containers.contains { mayInject(injections, $0) }
    let needed = step.needed.filter { object in
      let others = self.injections(of: object)
      return !contain(others, way, surroundings)
        && !containers.contains { mayInject(others, $0) }
    }
    let path = [site] + step.path
    if case .maker(let maker) = surroundings {
      let outer = Step(
        view: maker, path: path, isCertain: isCertain && sites.isAlwaysMade(located, by: maker),
        needed: needed.union(objects(readBy: maker)))
      return (outer, nil)
    }
    if case .unknown = surroundings {} else if !needed.isEmpty { return nil }
    return (nil, Gap(certainty: certainty(of: surroundings, isCertain: isCertain), path: path))
  }

  /// Whether the object is put into the environment on a way: where the view is shown, or before.
  private func contain(
    _ injections: EnvironmentInjections, _ way: [SourceLocation], _ surroundings: ViewSites.Surroundings
  ) -> Bool {
    way.last.map { injections.contain($0, inside: surroundings.host) } == true
      || way.dropLast().contains { injections.contain($0) }
  }

  /// The environment objects that each evaluation of a view's body reads.
  private func objects(readBy maker: ViewSites.Maker) -> Set<TypeID> {
    guard case .view(let view) = maker else { return [] }
    let properties = sites.model.index.declarations(of: view).flatMap(sites.model.properties)
    return properties.reduce(into: []) { objects, property in
      guard property.wrapper == .environmentObject, property.subjects.count == 1,
        sites.model.certainlyReads(property, in: view),
        !sites.model.conforms(property.subjects[0], toOneOf: Self.delegates)
      else { return }
      objects.insert(property.subjects[0])
    }
  }

  /// SwiftUI itself puts an observable delegate of the app, and that of its scenes, into the environment.
  /// Source: the documentation of `UIApplicationDelegateAdaptor`.
  private static let delegates: Set<String> = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate",
    "WKApplicationDelegate", "WKExtensionDelegate",
  ]

  private func certainty(
    of surroundings: ViewSites.Surroundings, isCertain: Bool
  ) -> Gap.Certainty {
    switch surroundings {
    case .root: isCertain ? .certain : .possible
    case .preview: .preview
    case .maker, .unknown: .possible
    }
  }

  /// Whether the code of a view, or of views that it makes, puts the object into the environment of something: of what it
  /// was given, perhaps.
  private func mayInject(_ injections: EnvironmentInjections, _ view: TypeID) -> Bool {
    var open: Set<TypeID> = [view]
    var seen = open
    while let next = open.popFirst() {
      if injections.types.contains(next) { return true }
      let made = sites.views(madeBy: next).subtracting(seen)
      seen.formUnion(made)
      open.formUnion(made)
    }
    return false
  }

  private func injections(of object: TypeID) -> EnvironmentInjections {
    if let known = injections[object] { return known }
    let found = EnvironmentInjections(of: object, in: sites.model)
    injections[object] = found
    return found
  }
}
