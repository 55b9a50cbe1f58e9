public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What views hand down to all within them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// By the type that they were given as. Both systems have the same (OpenSwiftUI).
  var objects: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var isEnabled: Bool {
    get { self[IsEnabled.self] }
    set { self[IsEnabled.self] = newValue }
  }

  private enum IsEnabled: EnvironmentKey {
    static var defaultValue: Bool { true }
  }
}

/// A value of the environment, or an object of the new system.
///
/// A missing object is an error whenever the view is updated, even where it is not read (OpenSwiftUI; apps have
/// crashed so).
@propertyWrapper public struct Environment<Value> {
  private let link: Link

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    link = Link { node in
      let value = node.environment[keyPath: keyPath]
      node.depend { areEqual($0[keyPath: keyPath], value) }
      return value
    }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    link = Link { node in
      guard let object = node.environmentObject(objectType) else {
        fatalError("no '\(objectType)' in the environment of '\(node.type)'; give one with 'environment(_:)'")
      }
      return object
    }
  }

  /// `nil` where there is no such object: it may be missing, and the view says so.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    link = Link { $0.environmentObject(objectType) }
  }

  public var wrappedValue: Value {
    guard let value = link.value else { fatalError("the environment is read before the view is shown") }
    return value
  }

  private final class Link {
    let read: @MainActor (ViewNode) -> Value
    var value: Value?

    init(_ read: @escaping @MainActor (ViewNode) -> Value) { self.read = read }
  }
}

extension Environment: BuiltInProperty {
  func attach(to node: ViewNode, at path: String) { link.value = link.read(node) }
}

extension ViewNode {
  func environmentObject<Object: AnyObject>(_ type: Object.Type) -> Object? {
    let object = environment.objects[ObjectIdentifier(type)]
    depend { $0.objects[ObjectIdentifier(type)] === object }
    return object as? Object
  }
}

struct WithEnvironment<Content: View>: View, PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func show(in place: ViewPlace) {
    var environment = place.environment
    change(&environment)
    place.show(content, at: "content", environment: environment)
  }
}

extension View {
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    WithEnvironment(content: self) { $0.objects[ObjectIdentifier(T.self)] = object }
  }

  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    WithEnvironment(content: self) { $0.objects[ObjectIdentifier(T.self)] = object }
  }

  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    WithEnvironment(content: self) { $0[keyPath: keyPath] = value }
  }

  public func disabled(_ isDisabled: Bool) -> some View {
    environment(\.isEnabled, !isDisabled)
  }
}
