/// Makes bindings to properties of an object of the new system. It is no property that a view depends on: what its
/// body reads is.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { fatalError("unavailable") }

  private init(of value: Value) { wrappedValue = value }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self.init(of: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(of: wrappedValue) }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { binding(to: keyPath, of: wrappedValue) }
}

extension Bindable: ComparedByItself {
  func isSame(as other: Any) -> Bool {
    (other as? Bindable<Value>).map { areEqual($0.wrappedValue, wrappedValue) } ?? false
  }
}

func binding<Object: AnyObject, Value>(
  to keyPath: ReferenceWritableKeyPath<Object, Value>, of object: Object, snapshot: Value? = nil
) -> Binding<Value> {
  Binding(
    identity: [AnyHashable(ObjectIdentifier(object)), AnyHashable(keyPath)], snapshot: snapshot,
    get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
}
