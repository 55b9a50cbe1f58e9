import MigrationPlanning
import SwiftModel

/// Attributes of a class that may be macros. The sources do not show an expansion: it may contain `@Published`
/// variables, whose changes would no longer update views.
enum AttachedMacros {
  static func diagnostics(for subject: ObservableTypes.Subject, in model: ProjectModel) -> [Diagnostic] {
    model.index[subject.id].attributes.filter { mayBeMacro($0, on: subject.id, model) }.map { attribute in
      let written = "@" + attribute.name.joined(separator: ".")
      if attribute.name.last == "Perceptible" {
        return model.diagnostic(
          .attachedMacro, at: attribute.range.lowerBound, in: subject.id.file,
          "'\(written)' writes what '@Observable' would write, too; replace it with '@Observable' first")
      }
      return model.diagnostic(
        .attachedMacro, at: attribute.range.lowerBound, in: subject.id.file,
        "'\(written)' may be a macro, and what it adds to '\(model.name(of: subject.id))' is not in the sources; "
          + "replace it first, or move the type by hand")
    }
  }

  private static func mayBeMacro(_ attribute: AttributeFact, on type: TypeID, _ model: ProjectModel) -> Bool {
    guard let name = attribute.name.last, !name.hasPrefix("_"), !ofTheLanguage.contains(name) else {
      return false
    }
    let scope = LookupScope(file: type.file, enclosingType: model.index[type].parent)
    switch model.index.resolve(attribute.type, in: scope) {
    case .project(let id, _): return !isGlobalActor(id, model)
    case .ambiguous(let ids): return !ids.allSatisfy { isGlobalActor($0, model) }
    // `typealias OnMain = MainActor`
    case .external(let names, _): return names.last.map { !ofTheLanguage.contains($0) } ?? true
    default: return true
    }
  }

  /// Whether a type is a global actor. Other types cannot be attributes of a class: one of that name shares it with a
  /// macro.
  private static func isGlobalActor(_ type: TypeID, _ model: ProjectModel) -> Bool {
    model.index[type].attributes.contains { $0.name.last == "globalActor" }
  }

  private static let ofTheLanguage: Set<String> = [
    "MainActor", "Observable", "Model", "objc", "objcMembers", "available",
    "dynamicMemberLookup",
    "dynamicCallable", "preconcurrency", "unchecked", "retroactive", "main", "UIApplicationMain",
    "NSApplicationMain", "globalActor", "propertyWrapper", "resultBuilder", "frozen", "usableFromInline",
    "Suite", "DebugDescription", "unsafe", "safe", "nonexhaustive", "requires_stored_property_inits",
    "IBDesignable", "warn_unqualified_access", "backDeployed", "GKInspectable",
  ]
}
