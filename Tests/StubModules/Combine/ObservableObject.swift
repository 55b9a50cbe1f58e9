/// Stub of Combine for Linux: what an `ObservableObject` is made of.
///
/// Only signatures matter here; calling a stub traps. The constraints are Apple's, because a stub that accepts
/// what Apple's SDK rejects would hide a bad migration. Built, from the parent of this file's folder, by
///
///     swiftc -parse-as-library -swift-version 5 -emit-module -module-name Combine \
///       -emit-module-path OUT/Combine.swiftmodule Combine/*.swift
///     swiftc -parse-as-library -swift-version 5 -emit-module -module-name SwiftUI -I OUT \
///       -emit-module-path OUT/SwiftUI.swiftmodule SwiftUI/*.swift
///
/// and used by `swiftc -emit-sil -parse-as-library -I OUT file.swift`. A file with `#Preview`, `@Previewable` or
/// `@Entry` also needs `-load-plugin-executable PATH#StubMacros`, where PATH is the executable of the target in
/// `../../StubMacros`. The warnings about that plug-in while SwiftUI is built do no harm.

/// The value of every stub.
func stub() -> Never { fatalError("a stub has no behaviour") }

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { stub() }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  public init() {}
  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void { stub() }
  public func send() {}
}

@propertyWrapper
public struct Published<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Value { stub() }
  }

  public var projectedValue: Publisher {
    mutating get { stub() }
    set { stub() }
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { stub() }
    set { stub() }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { stub() }
    set { stub() }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
