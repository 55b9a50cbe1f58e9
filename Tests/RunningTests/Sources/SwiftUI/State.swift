/// A value that is kept at the place of the view.
///
/// The default is evaluated whenever the view is made, and thrown away for all but the first, as with the property
/// wrapper of Xcode 26 and before. The macro of Xcode 27 evaluates it once (TN3211).
@propertyWrapper public struct State<Value> {
  private let link: Link

  public init(wrappedValue: Value) { link = Link(wrappedValue) }
  public init(initialValue: Value) { link = Link(initialValue) }

  public var wrappedValue: Value {
    get { link.storage?.value ?? link.initialValue }
    // Before the view is shown there is nothing to be set, and SwiftUI ignores it.
    nonmutating set { link.storage?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let link = link
    return Binding(
      identity: ObjectIdentifier(link.storage ?? link as AnyObject),
      get: { link.storage?.value ?? link.initialValue }, set: { link.storage?.value = $0 })
  }

  private final class Link {
    let initialValue: Value
    var storage: StateStorage<Value>?

    init(_ initialValue: Value) { self.initialValue = initialValue }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: BuiltInProperty {
  func attach(to node: ViewNode, at path: String) {
    let storage = node.storage[path] as? StateStorage<Value> ?? StateStorage(link.initialValue)
    node.storage[path] = storage
    link.storage = storage
  }
}

/// Views that read the value are updated when it changes, and no others.
@Observable final class StateStorage<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
