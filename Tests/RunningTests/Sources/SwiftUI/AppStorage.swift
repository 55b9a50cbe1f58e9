/// A value of the user defaults.
///
/// In a view, the view is updated when it changes. In an `ObservableObject`, setting it announces that the object
/// will change (since iOS 14.5, as apps report). In any other class nobody is told.
@propertyWrapper public struct AppStorage<Value> {
  private let value: StoredValue<Value>
  private let link = Link()

  public init(wrappedValue: Value, _ key: String) {
    value = StoredDefaults.value(for: key, default: wrappedValue)
  }

  public var wrappedValue: Value {
    get { link.isInView ? value.tracked : value.current }
    nonmutating set { value.tracked = newValue }
  }

  public var projectedValue: Binding<Value> {
    let (value, link) = (value, link)
    return Binding(
      identity: ObjectIdentifier(value), get: { link.isInView ? value.tracked : value.current },
      set: { value.tracked = $0 })
  }

  /// The compiler calls this one for the property of a class.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, AppStorage<Value>>
  ) -> Value {
    get { object[keyPath: storage].wrappedValue }
    set {
      let publisher = (object as? any ObservableObject)?.objectWillChange as? ObservableObjectPublisher
      publisher?.send()
      object[keyPath: storage].wrappedValue = newValue
    }
  }

  private final class Link {
    var isInView = false
  }
}

extension AppStorage: BuiltInProperty {
  func attach(to node: ViewNode, at path: String) { link.isInView = true }
}

/// User defaults in memory.
@MainActor package enum StoredDefaults {
  nonisolated(unsafe) private static var values: [String: AnyObject] = [:]

  package static func removeAll() { values = [:] }

  nonisolated static func value<Value>(for key: String, default value: Value) -> StoredValue<Value> {
    if let old = values[key] as? StoredValue<Value> { return old }
    let new = StoredValue(value)
    values[key] = new
    return new
  }
}

@Observable final class StoredValue<Value> {
  @ObservationIgnored private(set) var current: Value

  init(_ value: Value) { current = value }

  /// Readers are told of changes.
  var tracked: Value {
    get {
      access(keyPath: \.tracked)
      return current
    }
    set { withMutation(keyPath: \.tracked) { current = newValue } }
  }
}
