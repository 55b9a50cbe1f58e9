import MigrationPlanning
import ProjectIndex

/// In Swift 5 mode each of the old wrappers puts the type that holds it on the main actor. A view is there
/// anyway; another type loses it with the wrapper.
enum MainActorNotes {
  static func notes(for property: WrappedProperty, in context: RuleContext) -> [Diagnostic] {
    let declaration = property.id.declaration
    let fact = context.index[declaration]
    guard loses(declaration, in: context), KeepMainActor.isolated(in: declaration, context).isEmpty else {
      return []
    }
    return [
      context.diagnostic(
        .mainActorThroughWrapper, at: fact.nameRange.lowerBound, in: declaration.file,
        "in Swift 5 mode '\(context.name(of: declaration))' was on the main actor through its wrappers; write '@MainActor' on it if it relies on that"
      )
    ]
  }

  /// Whether a type is on the main actor through its wrappers only.
  static func loses(_ declaration: TypeID, in context: RuleContext) -> Bool {
    let kind = context.index[declaration].kind
    return (kind == .class || kind == .struct) && !isIsolated(declaration, context)
  }

  /// By its own attribute, by one of SwiftUI's protocols or Apple's view classes, or by something unknown.
  static func isIsolated(_ type: TypeID, _ context: RuleContext) -> Bool {
    if context.index[type].attributes.contains(where: \.isActor) {
      return true
    }
    return context.index.declarations(of: type).contains { declaration in
      (context.index[declaration].inheritance?.entries ?? []).contains { entry in
        entry.type.boundParts.contains { part in
          let scope = LookupScope(file: declaration.file, enclosingType: context.index[declaration].parent)
          switch context.index.resolve(part, in: scope) {
          case .external(let name, _): return !plainProtocols.contains(name.last ?? "")
          case .project(let id, _): return context.types[id] == nil
          default: return true
          }
        }
      }
    }
  }

  /// Names in an inheritance list that say nothing about isolation.
  private static let plainProtocols: Set<String> = [
    "ObservableObject", "Identifiable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable",
    "Decodable", "Sendable", "CustomStringConvertible", "NSObject", "AnyObject", "Error", "DynamicProperty",
    "EnvironmentKey", "FocusedValueKey", "PreferenceKey",
  ]
}
