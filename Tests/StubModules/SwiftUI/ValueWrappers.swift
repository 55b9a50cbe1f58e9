/// Stub of SwiftUI for Linux: the wrappers of values, of focus and of application delegates.

@propertyWrapper
public struct AppStorage<Value> {
  init(stub: Void) {}
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }
  public var projectedValue: Binding<Value> { stub() }
}

extension AppStorage: DynamicProperty {}
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {}
}
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {}
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {}
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {}
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {}
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {}
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {}
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {}
}
extension AppStorage {
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {}
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {}
}

@propertyWrapper
public struct SceneStorage<Value> {
  init(stub: Void) {}
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }
  public var projectedValue: Binding<Value> { stub() }
}

extension SceneStorage: DynamicProperty {}
extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {}
  public init(wrappedValue: Value, _ key: String) where Value == Int {}
  public init(wrappedValue: Value, _ key: String) where Value == Double {}
  public init(wrappedValue: Value, _ key: String) where Value == String {}
  public init(wrappedValue: Value, _ key: String) where Value == URL {}
  public init(wrappedValue: Value, _ key: String) where Value == Data {}
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {}
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {}
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {}
  public init(_ key: String) where Value == Int? {}
  public init(_ key: String) where Value == String? {}
  public init(_ key: String) where Value == Data? {}
}

@propertyWrapper
public struct GestureState<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value { stub() }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState: DynamicProperty {}

@propertyWrapper
public struct Namespace {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: Namespace.ID { stub() }
}

extension Namespace: DynamicProperty, Sendable {}

@propertyWrapper
public struct ScaledMetric<Value> {
  public init(wrappedValue: Value) where Value: BinaryFloatingPoint {}
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) where Value: BinaryFloatingPoint {}
  public var wrappedValue: Value { stub() }
}

extension ScaledMetric: DynamicProperty {}

// MARK: - Focus

@propertyWrapper
public struct FocusState<Value: Hashable> {
  @propertyWrapper
  public struct Binding {
    init(stub: Void) {}
    public var wrappedValue: Value {
      get { stub() }
      nonmutating set { stub() }
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }
  public init() where Value == Bool {}
  public init<T: Hashable>() where Value == T? {}
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }
  public var projectedValue: FocusState<Value>.Binding { stub() }
}

extension FocusState: DynamicProperty {}

public protocol FocusedValueKey {
  associatedtype Value
}

public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { stub() }
    set { stub() }
  }
}

@propertyWrapper
public struct FocusedValue<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  public var wrappedValue: Value? { stub() }
}

extension FocusedValue: DynamicProperty {}

@propertyWrapper
public struct FocusedBinding<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { stub() }
    nonmutating set { stub() }
  }
  public var projectedValue: Binding<Value?> { stub() }
}

extension FocusedBinding: DynamicProperty {}

@MainActor @preconcurrency @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject> {
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      stub()
    }
  }
  public nonisolated init() {}
  public var wrappedValue: ObjectType? { stub() }
  public var projectedValue: Wrapper? { stub() }
}

extension FocusedObject: DynamicProperty {}

extension View {
  public nonisolated func focused<V>(_ binding: FocusState<V>.Binding, equals value: V) -> some View
  where V: Hashable {
    self
  }
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { self }
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { self }
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}

// MARK: - Application delegates

// As in Apple's SDK, the projected value stands in an extension, where the compiler does not look for
// `$delegate`: only `_delegate.projectedValue` finds it. An `Observable` delegate has none.

@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType { stub() }
}

extension UIApplicationDelegateAdaptor: DynamicProperty {}
extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { stub() }
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { stub() }
}
extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { stub() }
}

@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate> {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType { stub() }
}

extension NSApplicationDelegateAdaptor: DynamicProperty {}
extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { stub() }
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { stub() }
}
extension NSApplicationDelegateAdaptor where DelegateType: Observable {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { stub() }
}
