public protocol DynamicProperty {}

/// One that gets something from the place of its view, before the body is evaluated.
protocol BuiltInProperty: DynamicProperty, ComparedByItself {
  /// - Parameter path: of the property, from the view.
  @MainActor func attach(to node: ViewNode, at path: String)
}

extension BuiltInProperty {
  /// What it holds is kept at the place, and its changes invalidate the view by themselves.
  @MainActor func isSame(as other: Any) -> Bool { true }
}

/// Attaches the properties of a view or view modifier, and those within properties that a project declares.
@MainActor func attachProperties(of value: Any, to node: ViewNode, at path: String = "") {
  for child in Mirror(reflecting: value).children {
    guard let property = child.value as? any DynamicProperty else { continue }
    let path = path + "." + (child.label ?? "")
    if let property = property as? any BuiltInProperty {
      property.attach(to: node, at: path)
    } else {
      attachProperties(of: property, to: node, at: path)
    }
  }
}
