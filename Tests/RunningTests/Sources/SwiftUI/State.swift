/// A value that is kept at the place of the view.
///
/// The default is evaluated whenever the view is made, and thrown away for all but the first, as with the property
/// wrapper of Xcode 26 and before. The macro of Xcode 27 evaluates it once (TN3211).
@propertyWrapper public struct State<Value> {
  private let link: Link

  public init(wrappedValue: Value) { link = Link(wrappedValue) }
  public init(initialValue: Value) { link = Link(initialValue) }

  public var wrappedValue: Value {
    get { link.value }
    // Before the view is shown there is nothing to be set, and SwiftUI ignores it.
    nonmutating set { link.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    let link = link
    return Binding(
      identity: link.identity,
      get: { link.value }, set: { link.set($0) })
  }

  private final class Link {
    /// Nil once a place is found that keeps another value.
    private var initialValue: Value?
    private var storage: StateStorage<Value>?

    init(_ initialValue: Value) { self.initialValue = initialValue }

    var value: Value {
      if let storage { return storage.value }
      guard let initialValue else { preconditionFailure("thrown away before it was kept") }
      return initialValue
    }

    var identity: ObjectIdentifier { ObjectIdentifier(storage ?? self as AnyObject) }

    func set(_ value: Value) { storage?.value = value }

    @MainActor func attach(to node: ViewNode, at path: String) {
      if let known = node.storage[path] as? StateStorage<Value> {
        storage = known
        initialValue = nil
      } else {
        let new = StateStorage(value)
        node.storage[path] = new
        storage = new
      }
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: BuiltInProperty {
  func attach(to node: ViewNode, at path: String) { link.attach(to: node, at: path) }

  func drop(for node: ViewNode, at path: String) { link.attach(to: node, at: path) }
}

/// Views that read the value are updated when it changes, and no others.
@Observable final class StateStorage<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
