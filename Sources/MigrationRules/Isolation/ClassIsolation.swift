import MigrationPlanning
import SwiftModel

/// Whether a class and its stored properties may be isolated to a global actor.
enum ClassIsolation {
  /// On a global actor by its own attribute or by default, or perhaps by its superclass or a protocol.
  static func mayBeIsolated(_ subject: ObservableTypes.Subject, _ model: ProjectModel) -> Bool {
    if model.index.isOnMainActorByDefault(subject.id) { return true }
    var current: TypeID? = subject.id
    while let type = current {
      let fact = model.index[type]
      if fact.attributes.contains(where: { mayBeGlobalActor($0) }) { return true }
      let scope = LookupScope(file: type.file, enclosingType: fact.parent)
      for entry in fact.inheritance?.entries ?? [] {
        switch model.index.resolveBound(entry.type, in: scope) {
        case .project(let id, _):
          let protocols = [id] + model.index.allRefinedProtocols(of: id)
          if protocols.contains(where: { model.index[$0].attributes.contains { $0.isActor } }) {
            return true
          }
        case .existential(let parts):
          let protocols = parts.flatMap(\.declarations).flatMap {
            [$0] + model.index.allRefinedProtocols(of: $0)
          }
          if protocols.contains(where: { model.index[$0].attributes.contains { $0.isActor } }) {
            return true
          }
        case .external(let name, _):
          if isIsolatedByName(name.last ?? "") { return true }
        // `PlatformView`, an alias that each platform declares.
        case .ambiguous, .unknown: return true
        default: break
        }
      }
      current = model.index.superclass(of: type)
    }
    return false
  }

  /// `@MainActor`, a global actor of the project, or an attribute that may be one.
  private static func mayBeGlobalActor(_ attribute: AttributeFact) -> Bool {
    guard let name = attribute.name.last, name.first?.isUppercase == true else { return false }
    return !["Observable", "Model", "ObservationIgnored"].contains(name)
  }

  /// Most of UIKit and AppKit, and the views and view controllers of all modules, as `MTKView`.
  private static func isIsolatedByName(_ name: String) -> Bool {
    if name == "NSObject" { return false }
    let isOfUserInterface = ["UI", "NS", "SF", "WK"].contains(where: name.hasPrefix)
    return isOfUserInterface || name.hasSuffix("View") || name.hasSuffix("ViewController")
  }

  /// A tracked property of a main-actor class is not reachable from its nonisolated deinit.
  static func isUsedInDeinit(
    _ variable: VariableFact, of fact: TypeFact, _ subject: ObservableTypes.Subject, _ model: ProjectModel
  ) -> Bool {
    guard let function = fact.functions.first(where: { $0.kind == .deinitializer }),
      function.accesses.contains(where: { $0.name == variable.name })
    else { return false }
    // By default, a whole module may be on the main actor.
    if variable.isHidden { return true }
    return mayBeIsolated(subject, model)
      || variable.attributes.contains(where: \.isActor)
  }
}

extension AttributeFact {
  /// `@MainActor`, or a global actor by the usual name.
  var isActor: Bool { name.last?.hasSuffix("Actor") == true }
}
