import MigrationPlanning
import ProjectIndex

extension RuleContext {
  /// What has a `body` that a builder makes.
  static let builtProtocols: Set<String> = [
    "View", "App", "Scene", "Commands", "ViewModifier", "ToolbarContent", "CustomizableToolbarContent",
    "Widget", "WidgetBundle", "TableColumnContent", "ChartContent",
  ]

  /// Views of UIKit, AppKit and WatchKit for SwiftUI.
  static let representedProtocols: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]

  /// Whether a declaration of a type names one of some protocols.
  func conforms(_ type: TypeID, toOneOf names: Set<String>) -> Bool {
    index.declarations(of: type).contains { declaration in
      (index[declaration].inheritance?.entries ?? []).contains { entry in
        entry.type.boundParts.contains { names.contains($0.dottedName?.last ?? "") }
      }
    }
  }

  /// An app is made once, and so is what it holds.
  func isInApp(_ property: WrappedProperty) -> Bool {
    index.owners(of: property.id.declaration).contains { conforms($0, toOneOf: ["App"]) }
  }
}
