// The wrappers of the old system: a view is updated when `objectWillChange` of its object sends, whatever its body
// reads.

/// An object that is made once for the place of the view, when the view is shown there first.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let link: Link

  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { link = Link(thunk) }

  public var wrappedValue: ObjectType { link.object ?? link.make() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  private final class Link: @unchecked Sendable {
    let make: () -> ObjectType
    var object: ObjectType?

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }
}

extension StateObject: BuiltInProperty {
  func attach(to node: ViewNode, at path: String) {
    let object = node.storage[path] as? ObjectType ?? link.make()
    node.storage[path] = object
    link.object = object
    node.follow(object, at: path)
  }
}

/// An object that the view is given.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { binding(to: keyPath, of: object, snapshot: object[keyPath: keyPath]) }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: BuiltInProperty {
  func attach(to node: ViewNode, at path: String) { node.follow(wrappedValue, at: path) }

  func isSame(as other: Any) -> Bool {
    (other as? ObservedObject<ObjectType>)?.wrappedValue === wrappedValue
  }
}

/// An object of the environment, found by its type. A missing one is an error where it is read, and not before.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private let link = Link()

  public nonisolated init() {}

  public var wrappedValue: ObjectType {
    guard let object = link.object else {
      fatalError("no '\(ObjectType.self)' in the environment; give one with 'environmentObject(_:)'")
    }
    return object
  }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  private final class Link: @unchecked Sendable {
    var object: ObjectType?
  }
}

extension EnvironmentObject: BuiltInProperty {
  func attach(to node: ViewNode, at path: String) {
    link.object = node.environmentObject(ObjectType.self)
    if let object = link.object { node.follow(object, at: path) }
  }
}

extension ViewNode {
  /// The view is updated when the object will change, from now on and for as long as it is the same object.
  fileprivate func follow<Object: ObservableObject>(_ object: Object, at path: String) {
    let key = path + " changes"
    if let old = storage[key] as? Following, old.object === object { return }
    let subscription = object.objectWillChange.sink { [weak self] _ in
      MainActor.assumeIsolated { self?.invalidate() }
    }
    storage[key] = Following(object, subscription)
  }
}

private final class Following {
  let object: AnyObject
  private let subscription: AnyCancellable

  init(_ object: AnyObject, _ subscription: AnyCancellable) {
    (self.object, self.subscription) = (object, subscription)
  }
}
