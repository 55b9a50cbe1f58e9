import MigrationPlanning
import SwiftModel

/// Isolated objects that a nonisolated type refers to.
enum IsolatedObjects {
  /// The objects of a type's old wrappers that its code may not be able to use without the main actor.
  static func held(by holder: TypeID, _ model: ProjectModel) -> [TypeID] {
    if model.index.isSwift6(holder.file) { return [] }
    let subjects = Set(model.properties(of: holder).flatMap(\.subjects)).sorted()
    let declarations = model.index.owners(of: holder).flatMap(model.index.declarations)
    let mentioned = Set(declarations.flatMap { model.index[$0].mentionCounts.keys })
    let held = declarations.flatMap { namesOfTypes(in: model.index[$0]) }
    if mentioned.contains(where: { isOfUserInterface($0) || model.isolatedNames.contains($0) })
      || held.contains(where: isShown)
    {
      return subjects
    }
    return subjects.filter { subject in
      model.types[subject].map { ClassIsolation.mayBeIsolated($0, model) } ?? false
    }
  }

  /// `UIApplication`, `NSApp`, `WKWebView`, `AVPlayerViewController`: nearly all of these are on the main actor.
  private static func isOfUserInterface(_ name: String) -> Bool {
    if name == "NSApp" { return true }
    return KnownTypes.isPlainAppleClass(name)
      && ["UI", "NS", "WK", "SF"].contains(where: name.hasPrefix) || isShown(name)
  }

  /// `UIWindow`, `AVPlayerViewController`; not `UIColor`, which is on no actor.
  private static func isShown(_ name: String) -> Bool {
    KnownTypes.isPlainAppleClass(name)
      && ["Application", "Panel", "Scene", "View", "ViewController", "Window"].contains(where: name.hasSuffix)
  }

  /// The types of variables and parameters.
  private static func namesOfTypes(in fact: TypeFact) -> [String] {
    let types = fact.variables.compactMap(\.type) + fact.functions.flatMap(\.parameters).compactMap(\.type)
    return types.flatMap(\.mentionedNames).compactMap { $0.last?.name }
  }
}
