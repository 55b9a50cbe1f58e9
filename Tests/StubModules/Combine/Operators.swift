/// Stub of Combine for Linux: operators and sinks.

import Foundation

public enum Publishers {
  /// Stands for the many publisher types that code never names.
  public struct Stub<Upstream: Publisher, Output, Failure: Error>: StubPublisher {}

  public struct SetFailureType<Upstream: Publisher, Failure: Error>: StubPublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
  }

  public struct Autoconnect<Upstream: ConnectablePublisher>: StubPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
  }

  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  public struct CombineLatest<A: Publisher, B: Publisher>: StubPublisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B) {}
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: StubPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B, _ c: C) {}
  }

  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: StubPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {}
  }

  public struct Zip<A: Publisher, B: Publisher>: StubPublisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B) {}
  }

  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: StubPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B, _ c: C) {}
  }

  public struct Merge<A: Publisher, B: Publisher>: StubPublisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B) {}
  }

  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: StubPublisher
  where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B, _ c: C) {}
  }

  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: StubPublisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {}
  }

  public struct MergeMany<Upstream: Publisher>: StubPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public init(_ upstream: Upstream...) {}
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {}
  }
}

// MARK: - Ends of a chain

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { stub() }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { stub() }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { stub() }
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    stub()
  }
  public func assign(to published: inout Published<Output>.Publisher) { stub() }
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    stub()
  }
}

// MARK: - One upstream

extension Publisher {
  public typealias Same = Publishers.Stub<Self, Output, Failure>

  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Stub<Self, T, Failure> { stub() }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Stub<Self, T, Failure> { stub() }
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.Stub<Self, (T0, T1), Failure> { stub() }
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.Stub<Self, T, any Error> {
    stub()
  }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.Stub<Self, T, Failure> {
    stub()
  }
  public func flatMap<T, P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Stub<Self, P.Output, Failure> where T == P.Output, P: Publisher, Failure == P.Failure {
    stub()
  }
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.Stub<Self, Output, E> {
    stub()
  }
  public func replaceError(with output: Output) -> Publishers.Stub<Self, Output, Never> { stub() }
  public func replaceNil<T>(with output: T) -> Publishers.Stub<Self, T, Failure> where Output == T? { stub() }
  public func replaceEmpty(with output: Output) -> Same { stub() }
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Stub<Self, Output, P.Failure> where P.Output == Output { stub() }
  public func retry(_ retries: Int) -> Same { stub() }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Same { stub() }
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Same { stub() }
  public func dropFirst(_ count: Int = 1) -> Same { stub() }
  public func drop(while predicate: @escaping (Output) -> Bool) -> Same { stub() }
  public func prefix(_ maxLength: Int) -> Same { stub() }
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Same { stub() }
  public func first() -> Same { stub() }
  public func first(where predicate: @escaping (Output) -> Bool) -> Same { stub() }
  public func last() -> Same { stub() }
  public func prepend(_ elements: Output...) -> Same { stub() }
  public func append(_ elements: Output...) -> Same { stub() }
  public func ignoreOutput() -> Publishers.Stub<Self, Never, Failure> { stub() }
  public func count() -> Publishers.Stub<Self, Int, Failure> { stub() }
  public func collect() -> Publishers.Stub<Self, [Output], Failure> { stub() }
  public func collect(_ count: Int) -> Publishers.Stub<Self, [Output], Failure> { stub() }
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.Stub<Self, [Output], Failure> { stub() }
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Stub<Self, T, Failure> { stub() }
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Stub<Self, T, Failure> { stub() }
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Same { stub() }
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Same { stub() }
  public func share() -> Publishers.Stub<Self, Output, Failure> { stub() }
  public func decode<Item: Decodable, Coder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Stub<Self, Item, any Error> where Coder: TopLevelDecoder, Output == Coder.Input { stub() }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Same { stub() }
}

public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}

// MARK: - Time and threads

extension Publisher {
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Same { stub() }
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Same { stub() }
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Same { stub() }
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Same { stub() }
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Same { stub() }
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Same { stub() }
}

// MARK: - Several upstreams

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure { stub() }
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Stub<Self, T, Failure> where Failure == P.Failure { stub() }
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure { stub() }
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Stub<Self, T, Failure> where Failure == P.Failure, P.Failure == Q.Failure { stub() }
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure { stub() }
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Failure == P.Failure, Output == P.Output { stub() }
  public func merge<P: Publisher, Q: Publisher>(with b: P, _ c: Q) -> Publishers.Merge3<Self, P, Q>
  where Failure == P.Failure, Output == P.Output, P.Failure == Q.Failure, P.Output == Q.Output { stub() }
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Failure == P.Failure { stub() }
  public func switchToLatest() -> Publishers.Stub<Self, Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure { stub() }
}
