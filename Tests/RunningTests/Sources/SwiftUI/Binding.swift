/// Reads and writes a value that something else holds.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// What is bound; `nil` where closures were given, which cannot be compared.
  private let identity: AnyHashable?
  /// The value when the binding was made, where reading it is not tracked: a view that has the binding is updated
  /// when it gets one with another value.
  private let snapshot: Value?
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(identity: nil, get: get, set: set)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  init(
    identity: AnyHashable?, snapshot: Value? = nil, get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    (self.identity, self.snapshot, self.get, self.set) = (identity, snapshot, get, set)
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let (get, set) = (get, set)
    return Binding<Subject>(
      identity: identity.map { AnyHashable([$0, AnyHashable(keyPath)]) },
      snapshot: snapshot?[keyPath: keyPath],
      get: { get()[keyPath: keyPath] },
      set: {
        var value = get()
        value[keyPath: keyPath] = $0
        // Of an object, the property is set by now.
        if !(Value.self is AnyClass) { set(value) }
      })
  }
}

extension Binding: BuiltInProperty {
  func attach(to node: ViewNode, at path: String) {}

  func isSame(as other: Any) -> Bool {
    guard let other = other as? Binding<Value>, let identity else { return false }
    return identity == other.identity && areEqual(snapshot as Any, other.snapshot as Any)
  }
}

extension Binding where Value: MutableCollection {
  /// An element, for the rows of `ForEach`.
  func element(at index: Value.Index) -> Binding<Value.Element> {
    let (get, set) = (get, set)
    return Binding<Value.Element>(
      get: { get()[index] },
      set: {
        var value = get()
        value[index] = $0
        set(value)
      })
  }
}
