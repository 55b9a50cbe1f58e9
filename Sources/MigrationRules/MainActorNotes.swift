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

  /// By its own attribute, by what it inherits from or conforms to, or by something unknown.
  ///
  /// An extension that adds a conformance, `extension Sidebar: View`, puts nothing but what the protocol requires on
  /// its actor.
  static func isIsolated(_ type: TypeID, _ context: RuleContext) -> Bool {
    var seen: Set<TypeID> = []
    return isIsolated(type, context, &seen)
  }

  private static func isIsolated(_ type: TypeID, _ context: RuleContext, _ seen: inout Set<TypeID>) -> Bool {
    guard seen.insert(type).inserted else { return false }
    if context.index[type].attributes.contains(where: \.isActor) { return true }
    for declaration in context.index.declarations(of: type)
    where context.index[declaration].kind != .extension {
      let scope = LookupScope(file: declaration.file, enclosingType: context.index[declaration].parent)
      for part in (context.index[declaration].inheritance?.entries ?? []).flatMap(\.type.boundParts) {
        switch context.index.resolveBound(part, in: scope) {
        case .external(let name, _):
          if !plainNames.contains(name.last ?? "") { return true }
        case .project(let id, _):
          if isIsolated(id, context, &seen) { return true }
        default: return true
        }
      }
    }
    return false
  }

  /// Names in an inheritance list that say nothing about isolation: types of the standard library, and what
  /// Apple's frameworks call where they are.
  private static let plainNames: Set<String> = [
    "ObservableObject", "Observable", "Identifiable", "Equatable", "Hashable", "Comparable", "Codable",
    "Encodable", "Decodable", "Sendable", "CaseIterable", "RawRepresentable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "Sequence", "IteratorProtocol", "NSObject", "NSObjectProtocol",
    "AnyObject",
    "Error", "LocalizedError", "DynamicProperty", "EnvironmentKey", "FocusedValueKey", "PreferenceKey",
    "TimelineProvider", "CLLocationManagerDelegate", "NSFetchedResultsControllerDelegate",
    "SKPaymentTransactionObserver", "SKProductsRequestDelegate", "UNUserNotificationCenterDelegate",
    "URLSessionDataDelegate", "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionTaskDelegate",
    "WCSessionDelegate",
  ]
}
