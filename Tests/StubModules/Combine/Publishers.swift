/// Stub of Combine for Linux: the concrete publishers that have a public initialiser, and those of Foundation.

import Foundation
import FoundationNetworking

/// The shape of a publisher whose subscription is never made.
public protocol StubPublisher: Publisher {}

extension StubPublisher {
  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    stub()
  }
}

public struct AnyPublisher<Output, Failure: Error>: StubPublisher {
  public init<P>(_ publisher: P) where P: Publisher, P.Output == Output, P.Failure == Failure {}
}

public struct Just<Output>: StubPublisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
}

extension Just {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    stub()
  }
}

public final class Future<Output, Failure: Error>: StubPublisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {}
}

extension Future where Failure == Never {
  public var value: Output { get async { stub() } }
}

extension Future {
  public var value: Output { get async throws { stub() } }
}

public struct Empty<Output, Failure: Error>: StubPublisher {
  public init(completeImmediately: Bool = true) {}
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {}
}

public struct Fail<Output, Failure: Error>: StubPublisher {
  public init(error: Failure) {}
  public init(outputType: Output.Type, failure: Failure) {}
}

public struct Deferred<DeferredPublisher: Publisher>: StubPublisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public init(createPublisher: @escaping () -> DeferredPublisher) {}
}

public struct Record<Output, Failure: Error>: StubPublisher {}

public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async -> P.Output? { stub() }
  }
  public init(_ publisher: P) {}
  public func makeAsyncIterator() -> AsyncIterator { stub() }
}

public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> P.Output? { stub() }
  }
  public init(_ publisher: P) {}
  public func makeAsyncIterator() -> AsyncIterator { stub() }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { stub() }
}

extension Publisher {
  public var values: AsyncThrowingPublisher<Self> { stub() }
}

// MARK: - Foundation

extension NotificationCenter {
  public struct Publisher: StubPublisher {
    public typealias Output = Notification
    public typealias Failure = Never
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher
  {
    stub()
  }
}

extension Timer {
  public final class TimerPublisher: ConnectablePublisher, StubPublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public func connect() -> any Cancellable { stub() }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> Timer.TimerPublisher { stub() }
}

extension URLSession {
  public struct DataTaskPublisher: StubPublisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { stub() }
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { stub() }
}

/// Apple declares this for every `NSObject`; key-value observing itself does not exist on Linux.
public protocol StubKeyValueObservable: NSObjectProtocol {}
extension NSObject: StubKeyValueObservable {}

extension NSObject {
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: StubPublisher {
    public typealias Output = Value
    public typealias Failure = Never
  }
}

extension StubKeyValueObservable where Self: NSObject {
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: [String] = []
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> { stub() }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { stub() }
}

extension Optional {
  public var publisher: Publishers.StubOptional<Wrapped> { stub() }
}

extension Publishers {
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: StubPublisher {
    public typealias Output = Elements.Element
    public init(sequence: Elements) {}
  }

  public struct StubOptional<Output>: StubPublisher {
    public typealias Failure = Never
  }
}
