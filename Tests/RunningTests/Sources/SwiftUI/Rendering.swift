/// What one walk over the views finds: lines, what can be tapped, and what is to be done afterwards.
@MainActor final class Rendering {
  private(set) var lines: [String] = []
  private(set) var actions: [() -> Void] = []
  private(set) var effects: [() -> Void] = []

  func add(line: String) {
    lines.append(line)
  }

  /// What is shown in there is not added, but returned.
  func lines(in show: () -> Void) -> [String] {
    let count = lines.count
    show()
    defer { lines.removeSubrange(count...) }
    return Array(lines[count...])
  }

  func add(action: @escaping () -> Void) {
    actions.append(action)
  }

  /// As actions of views are performed: when all views are updated.
  func afterwards(_ effect: @escaping () -> Void) {
    effects.append(effect)
  }
}

/// Where a view shows itself.
@MainActor struct ViewPlace {
  let node: ViewNode
  let rendering: Rendering
  /// Whether the view is as it was when it was shown last.
  let isKept: Bool

  var environment: EnvironmentValues { node.environment }

  /// Shows a part, under a key that is its identity within this view.
  func show(_ view: any View, at key: AnyHashable, environment: EnvironmentValues? = nil) {
    let (child, isOld) = node.child(at: key, for: view)
    child.show(view, environment ?? node.environment, isKept: isKept && isOld, in: rendering)
  }

  /// What the view is made of: made anew, with what that reads tracked, where the view is updated.
  func made<Content>(_ make: () -> Content) -> Content {
    if isKept, let old = node.made as? Content { return old }
    let new = node.tracked(make)
    node.made = new
    return new
  }

  /// What is kept here, as state is.
  func kept<Object: AnyObject>(_ key: String, _ make: () -> Object) -> Object {
    if let old = node.storage[key] as? Object { return old }
    let new = make()
    node.storage[key] = new
    return new
  }
}
