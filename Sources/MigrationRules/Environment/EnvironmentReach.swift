import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Whether an object is in the environment wherever a view is shown.
///
/// A view is shown where the sources make it. It finds what modifiers around that place put into the environment, and
/// what the view finds that makes it. A scene and a hosting controller begin with an empty environment.
final class EnvironmentReach {
  private let sites: ViewSites
  private var injections: [TypeID: EnvironmentInjections] = [:]

  init(in model: ProjectModel) { sites = ViewSites(in: model) }

  /// A way on which a view is shown, or may be, without the object.
  struct Gap {
    enum Certainty: Int, Comparable {
      /// Only a preview shows it so.
      case preview
      /// The sources do not tell what shows it.
      case possible
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
  }

  /// The worst gap of a view, of several the shortest; nil if the object is there wherever the view is shown.
  func gap(of object: TypeID, in view: TypeID) -> Gap? {
    if sites.model.conforms(object, toOneOf: Self.delegates) { return nil }
    let injections = injections(of: object)
    var open = [Step(view: .view(view), path: [], isCertain: true)]
    var seen: Set<ViewSites.Maker> = [.view(view)]
    var worst: Gap?
    while !open.isEmpty {
      sites.read(open.map(\.view))
      let step = open.removeFirst()
      let uses = sites.sites(of: step.view)
      var found = uses.isEmpty ? [Gap(certainty: .possible, path: step.path)] : []
      for located in uses {
        let site = SourceLocation(file: located.file, offset: located.use.offset)
        let surroundings = sites.surroundings(of: located)
        if injections.contain(site, inside: surroundings.host) { continue }
        let path = [site] + step.path
        let isCertain =
          step.isCertain && !sites.containers(of: located).contains { mayInject(injections, $0) }
        if case .maker(let maker) = surroundings {
          if seen.insert(maker).inserted {
            open.append(Step(view: maker, path: path, isCertain: isCertain && maker.isExact))
          }
        } else {
          found.append(Gap(certainty: certainty(of: surroundings, isCertain: isCertain), path: path))
        }
      }
      worst = ([worst].compactMap { $0 } + found).reduce(nil) { worst, gap in
        worst.map { $0.certainty < gap.certainty ? gap : $0 } ?? gap
      }
      if worst?.certainty == .certain { break }
    }
    return worst
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
