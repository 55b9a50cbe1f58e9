import MigrationPlanning
import SwiftModel

/// Notes on types that lose their isolation. In Swift 5 mode each of the old wrappers isolates the type around it to
/// the main actor. A view is isolated anyway; another type is no longer.
enum MainActorNotes {
  static func notes(for property: WrappedProperty, in model: ProjectModel) -> [Diagnostic] {
    let declaration = property.id.declaration
    let fact = model.index[declaration]
    guard loses(declaration, in: model), IsolatedObjects.held(by: declaration, model).isEmpty else {
      return []
    }
    return [
      model.diagnostic(
        .mainActorThroughWrapper, at: fact.nameRange.lowerBound, in: declaration.file,
        "in Swift 5 mode '\(model.name(of: declaration))' was on the main actor through its wrappers; write '@MainActor' on it if it relies on that"
      )
    ]
  }

  /// Whether a type is on the main actor through its wrappers only.
  static func loses(_ declaration: TypeID, in model: ProjectModel) -> Bool {
    let kind = model.index[declaration].kind
    return (kind == .class || kind == .struct) && !isIsolated(declaration, model)
      && !model.index.isOnMainActorByDefault(declaration)
  }

  /// Whether a type is isolated by its own attribute, a superclass or a conformance.
  ///
  /// A conformance in an extension, `extension Sidebar: View`, isolates only the members that the protocol requires.
  static func isIsolated(_ type: TypeID, _ model: ProjectModel) -> Bool {
    var seen: Set<TypeID> = []
    return isIsolated(type, Question(), model, &seen)
  }

  /// The same, without global actors of the project.
  static func isOnMainActor(_ type: TypeID, _ model: ProjectModel) -> Bool {
    var seen: Set<TypeID> = []
    return isIsolated(type, Question(isOfMainActor: true), model, &seen)
  }

  /// Whether a type is isolated, or may be by an unknown attribute, superclass or protocol.
  static func mayBeIsolated(_ type: TypeID, _ model: ProjectModel) -> Bool {
    var seen: Set<TypeID> = []
    return isIsolated(type, Question(assumed: true), model, &seen)
  }

  private struct Question {
    /// The isolation assumed for an unknown name of another module.
    var assumed = false
    /// Only the main actor counts, no other global actor.
    var isOfMainActor = false

    func includes(_ attribute: AttributeFact) -> Bool {
      isOfMainActor ? attribute.name.last == "MainActor" : attribute.isActor
    }
  }

  private static func isIsolated(
    _ type: TypeID, _ question: Question, _ model: ProjectModel, _ seen: inout Set<TypeID>
  ) -> Bool {
    guard seen.insert(type).inserted else { return false }
    if model.index[type].attributes.contains(where: question.includes) { return true }
    for declaration in model.index.declarations(of: type)
    where model.index[declaration].kind != .extension {
      let scope = LookupScope(file: declaration.file, enclosingType: model.index[declaration].parent)
      for part in (model.index[declaration].inheritance?.entries ?? []).flatMap(\.type.boundParts)
      where isIsolated(part, in: scope, question, model, &seen) {
        return true
      }
    }
    return false
  }

  /// The same of a name in an inheritance list.
  private static func isIsolated(
    _ part: TypeExpression, in scope: LookupScope, _ question: Question, _ model: ProjectModel,
    _ seen: inout Set<TypeID>, isOfAlias: Bool = false
  ) -> Bool {
    switch model.index.resolveBound(part, in: scope) {
    case .external(let name, _):
      let name = name.last ?? ""
      return question.assumed ? !isPlain(name) : isOfUserInterface(name)
    case .project(let id, _): return isIsolated(id, question, model, &seen)
    case .ambiguous(let ids) where !question.assumed:
      return ids.allSatisfy { id in
        var inner = seen
        return isIsolated(id, question, model, &inner)
      }
    default:
      return question.assumed || !isOfAlias && isConditionalAlias(part, in: scope, question, model, seen)
    }
  }

  /// `#if os(macOS)`, an alias of `NSViewRepresentable`, and elsewhere one of `UIViewRepresentable`.
  private static func isConditionalAlias(
    _ part: TypeExpression, in scope: LookupScope, _ question: Question, _ model: ProjectModel,
    _ seen: Set<TypeID>
  ) -> Bool {
    guard let name = part.dottedName, name.count == 1 else { return false }
    let aliases = model.index.globalTypeAliases(named: name[0], visibleFrom: scope.file)
    return !aliases.isEmpty
      && aliases.allSatisfy { file, alias in
        alias.type.boundParts.contains { bound in
          var inner = seen
          return isIsolated(
            bound, in: LookupScope(file: file, enclosingType: nil), question, model, &inner,
            isOfAlias: true)
        }
      }
  }

  /// Whether a type of another module is known to be on the main actor: views, view controllers, and delegates of
  /// these.
  private static func isOfUserInterface(_ name: String) -> Bool {
    if isolatedNames.contains(name) || name.hasSuffix("Style") { return true }
    if isPlain(name) || offActorNames.contains(name) { return false }
    if suffixesOfUserInterface.contains(where: name.hasSuffix) { return true }
    let rest = name.dropFirst(2)
    guard rest.first?.isUppercase == true else { return false }
    switch name.prefix(2) {
    case "UI", "WK": return true
    case "NS": return partsOfUserInterface.contains(where: rest.contains)
    default: return false
    }
  }

  private static let suffixesOfUserInterface = [
    "View", "ViewController", "WindowController", "ViewRepresentable", "ViewControllerRepresentable",
  ]

  /// The names of types and protocols that isolate a type to the main actor.
  private static let isolatedNames: Set<String> = ProjectModel.builtProtocols.union(
    ProjectModel.representedProtocols
  ).union([
    "PreviewProvider", "LibraryContentProvider", "TableRowContent", "DropDelegate", "Gesture",
    "MKMapViewDelegate", "ASAuthorizationControllerDelegate",
    "ASAuthorizationControllerPresentationContextProviding",
    "ASWebAuthenticationPresentationContextProviding",
    "PHPickerViewControllerDelegate", "SFSafariViewControllerDelegate",
    "MFMailComposeViewControllerDelegate", "MFMessageComposeViewControllerDelegate",
  ])

  /// Nonisolated types whose names begin like those of the user interface.
  private static let offActorNames: Set<String> = [
    "WKExtendedRuntimeSessionDelegate", "NSFetchedResultsController", "UIImage", "UIColor", "UIFont",
    "UIBezierPath",
  ]

  /// Parts of the names of isolated classes of AppKit and of their delegates.
  private static let partsOfUserInterface = [
    "Alert", "Application", "Button", "Cell", "Collection", "ComboBox", "Control", "Document", "Dragging",
    "Gesture", "Hosting", "Menu", "OpenSavePanel", "Panel", "Popover", "Responder", "SearchField", "Sharing",
    "StatusBar", "StatusItem", "TextField", "Toolbar", "TouchBar", "UserInterface", "View", "Window",
  ]

  /// Whether a name in an inheritance clause has no effect on isolation: of the standard library or Apple's frameworks.
  private static func isPlain(_ name: String) -> Bool {
    KnownTypes.isStandardProtocol(name) || plainNames.contains(name)
  }

  private static let plainNames: Set<String> = [
    "ObservableObject", "Observable", "NSObject", "NSObjectProtocol", "LocalizedError", "DynamicProperty",
    "EnvironmentKey", "FocusedValueKey", "PreferenceKey", "TimelineProvider", "CLLocationManagerDelegate",
    "NSFetchedResultsControllerDelegate", "SKPaymentTransactionObserver", "SKProductsRequestDelegate",
    "UNUserNotificationCenterDelegate", "URLSessionDataDelegate", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionTaskDelegate", "WCSessionDelegate",
  ]
}
