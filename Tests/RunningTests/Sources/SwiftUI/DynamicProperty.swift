public protocol DynamicProperty {}

/// One that gets something from the place of its view, before the body is evaluated.
protocol BuiltInProperty: DynamicProperty, ComparedByItself {
  /// - Parameter path: of the property, from the view.
  @MainActor func attach(to node: ViewNode, at path: String)

  /// The view is the same as the one that is shown there, which stays.
  @MainActor func drop(for node: ViewNode, at path: String)
}

extension BuiltInProperty {
  /// What it holds is kept at the place, and its changes invalidate the view by themselves.
  @MainActor func isSame(as other: Any) -> Bool { true }

  @MainActor func drop(for node: ViewNode, at path: String) {}
}

/// The built-in properties of a view or view modifier, and those within properties that a project declares, with their
/// paths.
@MainActor func forEachProperty(
  of value: Any, at path: String = "", _ body: (any BuiltInProperty, _ path: String) -> Void
) {
  for child in Mirror(reflecting: value).children {
    guard let property = child.value as? any DynamicProperty else { continue }
    let path = path + "." + (child.label ?? "")
    if let property = property as? any BuiltInProperty {
      body(property, path)
    } else {
      forEachProperty(of: property, at: path, body)
    }
  }
}
