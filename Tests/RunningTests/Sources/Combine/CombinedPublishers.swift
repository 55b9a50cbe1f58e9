// What OpenCombine lacks, for subscribers that ask for all values: the cases have no others of these.

extension Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    private let (a, b): (A, B)

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var latest: (a: A.Output?, b: B.Output?)
      let relay = Relay<Output, Failure>(upstreams: 2)
      func send() {
        if let a = latest.a, let b = latest.b { relay.subject.send((a, b)) }
      }
      relay.begin(for: subscriber)
      relay.follow(a) {
        latest.a = $0; send()
      }
      relay.follow(b) {
        latest.b = $0; send()
      }
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let pair: CombineLatest<CombineLatest<A, B>, C>

    public init(_ a: A, _ b: B, _ c: C) { pair = CombineLatest(CombineLatest(a, b), c) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      pair.map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    private let (a, b): (A, B)

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = Relay<Output, Failure>(upstreams: 2)
      relay.begin(for: subscriber)
      relay.follow(a) { relay.subject.send($0) }
      relay.follow(b) { relay.subject.send($0) }
    }
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure { .init(self, other) }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    .init(self, publisher1, publisher2)
  }

  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Failure == P.Failure, Output == P.Output { .init(self, other) }
}

/// Passes values on to one subscriber, until it cancels or all upstreams are finished.
private final class Relay<Output, Failure: Error> {
  let subject = PassthroughSubject<Output, Failure>()
  private var subscriptions: [AnyCancellable] = []
  private var upstreams: Int

  init(upstreams: Int) { self.upstreams = upstreams }

  func begin<S: Subscriber>(for subscriber: S) where S.Input == Output, S.Failure == Failure {
    subject.handleEvents(receiveCancel: { self.subscriptions = [] }).receive(subscriber: subscriber)
  }

  func follow<P: Publisher>(_ publisher: P, _ receive: @escaping (P.Output) -> Void)
  where P.Failure == Failure {
    let subscription = publisher.sink(
      receiveCompletion: { completion in
        self.upstreams -= 1
        if self.upstreams == 0 { self.subject.send(completion: completion) }
      }, receiveValue: receive)
    subscriptions.append(subscription)
  }
}
