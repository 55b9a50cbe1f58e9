import MigrationPlanning
import SwiftModel

extension ProjectModel {
  /// The protocols that require a `body` with a result builder.
  static let builtProtocols: Set<String> = [
    "View", "App", "Scene", "Commands", "ViewModifier", "ToolbarContent", "CustomizableToolbarContent",
    "Widget", "WidgetBundle", "TableColumnContent", "ChartContent",
  ]

  /// Views of UIKit, AppKit and WatchKit for SwiftUI.
  static let representedProtocols: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]

  /// Those whose members SwiftUI calls again and again; an app is made once.
  static let renderedProtocols = builtProtocols.union(representedProtocols).subtracting(["App"])

  /// Whether a declaration of a type names one of some protocols.
  func conforms(_ type: TypeID, toOneOf names: Set<String>) -> Bool {
    index.declarations(of: type).contains { self.names(oneOf: names, in: $0) }
  }

  /// Whether one declaration, of a type or of an extension, names one of some protocols.
  func names(oneOf names: Set<String>, in declaration: TypeID) -> Bool {
    (index[declaration].inheritance?.entries ?? []).contains { entry in
      entry.type.boundParts.contains { part in
        let name = part.dottedName?.last ?? ""
        return names.contains(name) || standIns[name].map { !$0.isDisjoint(with: names) } == true
      }
    }
  }

  /// The names that stand for these protocols, each with the protocols behind it: type aliases in any branch of `#if`,
  /// and refining protocols of the sources.
  static func standIns(in index: ProjectIndex) -> [String: Set<String>] {
    let protocols = builtProtocols.union(representedProtocols)
    let aliases = index.files.flatMap { $0.globalTypeAliases + $0.types.flatMap(\.typeAliases) }
      .map { (name: $0.name, types: [$0.type]) }
    let refining = index.files.flatMap(\.types).filter { $0.kind == .protocol }.map { type in
      (name: type.name.last ?? "", types: (type.inheritance?.entries ?? []).map(\.type))
    }
    let compositions = (aliases + refining).map {
      (name: $0.name, parts: $0.types.flatMap(Self.names(boundBy:)))
    }
    .filter { !$0.parts.isEmpty }
    var found: [String: Set<String>] = [:]
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (name, parts) in compositions where !protocols.contains(name) {
        let composed = parts.reduce(into: Set<String>()) { composed, part in
          if protocols.contains(part) { composed.insert(part) }
          composed.formUnion(found[part] ?? [])
        }
        guard !composed.isSubset(of: found[name] ?? []) else { continue }
        found[name, default: []].formUnion(composed)
        isComplete = false
      }
    }
    return found
  }

  private static func names(boundBy type: TypeExpression) -> [String] {
    type.boundParts.compactMap { $0.dottedName?.last }
  }

  /// Whether a property belongs to an app, which is created once, along with its properties.
  func isInApp(_ property: WrappedProperty) -> Bool {
    index.owners(of: property.id.declaration).contains(where: isApp)
  }

  /// Whether Xcode's canvas or library asks it for views: once, and not as a part of a view.
  func isPreview(_ type: TypeID) -> Bool { conforms(type, toOneOf: Self.previewProtocols) }

  private static let previewProtocols: Set<String> = ["PreviewProvider", "LibraryContentProvider"]

  /// Whether it is made once, before anything is shown.
  func isApp(_ type: TypeID) -> Bool { conforms(type, toOneOf: ["App"]) }

  /// Whether SwiftUI makes the value again that has a property: of a view, a style, a representable and the like.
  func isMadeAgain(_ property: WrappedProperty) -> Bool {
    !property.variable.isStatic && index.owners(of: property.id.declaration).contains(where: isMadeAgain)
  }

  func isMadeAgain(_ owner: TypeID) -> Bool {
    guard index[owner].kind == .struct else { return false }
    if conforms(owner, toOneOf: Self.builtProtocols.union(Self.representedProtocols)) { return true }
    return index.declarations(of: owner).contains { declaration in
      let type = index[declaration]
      return type.variables.contains { $0.name == "body" }
        || type.functions.contains { LibraryEffects.makesContent($0.name) }
        || (type.inheritance?.entries ?? []).contains { $0.type.dottedName?.last == "DynamicProperty" }
    }
  }
}
