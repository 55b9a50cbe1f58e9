/// Stub of SwiftUI for Linux: the wrappers that hold models, before and after the migration.

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {}
  public init(projectedValue: Binding<Value>) {}
  public init<V>(_ base: Binding<V>) where Value == V? {}
  public init?(_ base: Binding<Value?>) {}
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {}
  public static func constant(_ value: Value) -> Binding<Value> { stub() }

  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }
  public var projectedValue: Binding<Value> { self }
  public var transaction: Transaction {
    get { stub() }
    set { stub() }
  }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    stub()
  }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { stub() }
}
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { stub() }
  public var endIndex: Value.Index { stub() }
  public var indices: Value.Indices { stub() }
  public func index(after i: Value.Index) -> Value.Index { stub() }
  public subscript(position: Value.Index) -> Binding<Value.Element> { stub() }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { stub() }
}
extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

@propertyWrapper
public struct State<Value> {
  public init(wrappedValue value: Value) {}
  public init(initialValue value: Value) {}
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }
  public var projectedValue: Binding<Value> { stub() }
}

extension State: DynamicProperty {}
extension State: @unchecked Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}

// MARK: - ObservableObject

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
  public var wrappedValue: ObjectType { stub() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { stub() }
}

extension StateObject: DynamicProperty {}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { stub() }
  }

  public init(initialValue: ObjectType) {}
  public init(wrappedValue: ObjectType) {}
  public var wrappedValue: ObjectType {
    get { stub() }
    set { stub() }
  }
  public var projectedValue: Wrapper { stub() }
}

extension ObservedObject: DynamicProperty {}

@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { stub() }
  }

  public nonisolated init() {}
  public var wrappedValue: ObjectType { stub() }
  public var projectedValue: Wrapper { stub() }
}

extension EnvironmentObject: DynamicProperty {}

// MARK: - Observable

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { stub() }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(projectedValue: Bindable<Value>) { stub() }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    stub()
  }
}

extension Bindable where Value: ObservableObject {
  @available(*, unavailable, message: "use @ObservedObject for an ObservableObject")
  public init(wrappedValue: Value) { stub() }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { stub() }
  public init(_ wrappedValue: Value) { stub() }
  public init(projectedValue: Bindable<Value>) { stub() }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { stub() }
}
extension Bindable: Sendable where Value: Sendable {}

@propertyWrapper
public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { stub() }
}

extension Environment: DynamicProperty {}
extension Environment: @unchecked Sendable where Value: Sendable {}
extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {}
}

extension View {
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  {
    self
  }
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { self }
}

extension Scene {
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some Scene
  {
    self
  }
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
}
