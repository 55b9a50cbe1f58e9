/// Stub of Combine for Linux: publishers, subscribers, subjects, cancellables and schedulers.

import Foundation

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
}

extension Publisher {
  public func subscribe<S>(_ subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    stub()
  }
  public func subscribe<S>(_ subject: S) -> AnyCancellable
  where S: Subject, Failure == S.Failure, Output == S.Output { stub() }
}

public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { stub() }
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public struct CombineIdentifier: Hashable, Sendable {
  public init() {}
  public init(_ object: AnyObject) {}
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { stub() }
}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  public struct Demand: Equatable, Sendable {
    public static var unlimited: Demand { stub() }
    public static var none: Demand { stub() }
    public static func max(_ value: Int) -> Demand { stub() }
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

// MARK: - Cancellables

public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    stub()
  }
  public func store(in set: inout Set<AnyCancellable>) { stub() }
}

public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) {}
  public init<C>(_ canceller: C) where C: Cancellable {}
  public func cancel() {}
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    stub()
  }
  public func store(in set: inout Set<AnyCancellable>) { stub() }
  public func hash(into hasher: inout Hasher) {}
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
}

// MARK: - Subjects

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() {}
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  public init() {}
  public func send(_ input: Output) {}
  public func send(completion: Subscribers.Completion<Failure>) {}
  public func send(subscription: any Subscription) {}
  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    stub()
  }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  public var value: Output
  public init(_ value: Output) { self.value = value }
  public func send(_ input: Output) {}
  public func send(completion: Subscribers.Completion<Failure>) {}
  public func send(subscription: any Subscription) {}
  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    stub()
  }
}

// MARK: - Schedulers

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
}

/// The time of every stub scheduler.
public struct StubTime: Strideable, Sendable {
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral,
    Sendable
  {
    public var magnitude: Double { stub() }
    public init(integerLiteral value: Int) {}
    public init(floatLiteral value: Double) {}
    public init?<T>(exactly source: T) where T: BinaryInteger {}
    public static func seconds(_ s: Int) -> Self { stub() }
    public static func seconds(_ s: Double) -> Self { stub() }
    public static func milliseconds(_ ms: Int) -> Self { stub() }
    public static func microseconds(_ us: Int) -> Self { stub() }
    public static func nanoseconds(_ ns: Int) -> Self { stub() }
    public static func < (lhs: Self, rhs: Self) -> Bool { stub() }
    public static func + (lhs: Self, rhs: Self) -> Self { stub() }
    public static func - (lhs: Self, rhs: Self) -> Self { stub() }
    public static func * (lhs: Self, rhs: Self) -> Self { stub() }
    public static func *= (lhs: inout Self, rhs: Self) { stub() }
  }

  public func distance(to other: StubTime) -> Stride { stub() }
  public func advanced(by n: Stride) -> StubTime { stub() }
}

/// What the schedulers of Foundation and Dispatch share here.
public protocol StubScheduler: Scheduler where SchedulerTimeType == StubTime, SchedulerOptions == Never {}

extension StubScheduler {
  public var now: StubTime { stub() }
  public var minimumTolerance: StubTime.Stride { stub() }
  public func schedule(options: Never?, _ action: @escaping () -> Void) { stub() }
}

extension DispatchQueue: StubScheduler {}
extension RunLoop: StubScheduler {}
extension OperationQueue: StubScheduler {}
public struct ImmediateScheduler: StubScheduler {
  public static let shared = ImmediateScheduler()
}
