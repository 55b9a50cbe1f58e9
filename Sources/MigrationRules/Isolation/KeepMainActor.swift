import MigrationPlanning
import SourceText
import SwiftModel

/// Puts `@preconcurrency @MainActor` on a type that is no view, that was on the main actor through its wrappers
/// only, and that holds objects that are, or has code that may call something that is.
///
/// ```swift
/// struct Toolbox {
///   @ObservedObject var editor: Editor   // a @MainActor class
/// }
/// ```
/// becomes
/// ```swift
/// @preconcurrency @MainActor
/// struct Toolbox {
///   var editor: Editor
/// }
/// ```
///
/// `@preconcurrency`, because the wrappers have it too: code off the main actor may use the type in Swift 5 mode,
/// its own `deinit` among it.
///
/// To be reviewed: in Swift 5 mode nothing changes, in Swift 6 mode the wrappers isolated nothing. Blocks with
/// `main-actor-through-wrapper` otherwise, as the type might no longer compile. A view is meant to be on the main
/// actor, so one whose conformance stands in an extension, which does not put the rest of it there, gets the
/// attribute in any case.
enum KeepMainActor {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let holders = Set(context.properties.map(\.id.declaration)).sorted()
    return holders.compactMap { holder in
      let subjects = isolated(in: holder, context)
      guard let first = subjects.first, MainActorNotes.loses(holder, in: context) else { return nil }
      let fact = context.index[holder]
      let name = context.name(of: holder)
      func diagnostic(_ message: String) -> Diagnostic {
        context.diagnostic(
          .mainActorThroughWrapper, at: fact.nameRange.lowerBound, in: holder.file, message)
      }
      let rewrite = Rewrite.edits(
        [
          context.source(holder.file).insertingAttribute(
            "@preconcurrency @MainActor", before: fact.range.lowerBound)
        ],
        of: subjects, in: holder.file,
        notes: [
          diagnostic(
            "'\(name)' was on the main actor through its wrappers in Swift 5 mode, and is by its attribute now"
          )
        ])
      let views = RuleContext.builtProtocols.union(RuleContext.representedProtocols)
      if context.conforms(holder, toOneOf: views) { return rewrite }
      return rewrite.reviewed(
        otherwise: diagnostic(
          "in Swift 5 mode '\(name)' was on the main actor through its wrappers only, and what it does with '\(context.name(of: first))' may rely on that; write '@MainActor' on '\(name)' first, or run with '--best-effort'"
        ))
    }
  }

  /// The objects of a type's old wrappers that its code may not be able to use without the main actor.
  static func isolated(in holder: TypeID, _ context: RuleContext) -> [TypeID] {
    if context.index.isSwift6(holder.file) { return [] }
    let subjects = Set(context.properties(of: holder).flatMap(\.subjects)).sorted()
    let declarations = context.index.owners(of: holder).flatMap(context.index.declarations)
    let mentioned = Set(declarations.flatMap { context.index[$0].mentionCounts.keys })
    let held = declarations.flatMap { namesOfTypes(in: context.index[$0]) }
    if mentioned.contains(where: { isOfUserInterface($0) || context.isolatedNames.contains($0) })
      || held.contains(where: isShown)
    {
      return subjects
    }
    return subjects.filter { subject in
      context.types[subject].map { UntrackableReason.mayBeIsolated($0, context) } ?? false
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

extension ProjectIndex {
  /// Names of the project that code off the main actor may not use: types on a global actor and views, with
  /// their members, and functions and variables with such an attribute.
  func isolatedNames() -> Set<String> {
    func isIsolated(_ attributes: [AttributeFact]) -> Bool {
      attributes.contains(where: \.isActor)
    }
    var names: Set<String> = []
    for facts in files {
      for function in facts.globalFunctions where isIsolated(function.attributes) {
        names.insert(function.name)
      }
      for variable in facts.globalVariables where isIsolated(variable.attributes) {
        names.insert(variable.name)
      }
      for type in facts.types {
        let isView = type.inheritance?.entries.contains {
          ["View", "App", "Scene", "ViewModifier"].contains($0.type.dottedName?.last ?? "")
        }
        let isWhole = isIsolated(type.attributes)
        if isWhole || isView == true { names.formUnion(type.name) }
        for function in type.functions where isWhole || isIsolated(function.attributes) {
          names.insert(function.name)
        }
        for variable in type.variables where isWhole || isIsolated(variable.attributes) {
          names.insert(variable.name)
        }
      }
    }
    return names.subtracting(["init", "deinit", "subscript"])
  }
}
