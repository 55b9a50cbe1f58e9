import Combine
import SwiftUI

protocol Queueing: AnyObject {
  var count: Int { get }
  var countPublisher: AnyPublisher<Int, Never> { get set }
}

@Observable
final class Queue: Queueing {
  var count = 0 {
    willSet { countSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var countSubject = CurrentValueSubject<Int, Never>(_count)
  @ObservationIgnored lazy var countPublisher: AnyPublisher<Int, Never> = countSubject.eraseToAnyPublisher()
}

@Observable
final class PrintQueue: Queueing {
  var count: Int {
    willSet { countSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var countSubject = CurrentValueSubject<Int, Never>(_count)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  /// What others are told.
  @ObservationIgnored private(set) lazy var titles: AnyPublisher<String, Never> = titleSubject.eraseToAnyPublisher()
  private var title = "" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
  @ObservationIgnored lazy var countPublisher: AnyPublisher<Int, Never> = self.countSubject.eraseToAnyPublisher()
  private let inner: any Queueing

  init(_ inner: any Queueing) {
    self.inner = inner
    count = inner.count
    inner.countPublisher.sink { [weak self] in self?.count = $0 }.store(in: &cancellables)
  }
}

struct QueueView: View {
  var queue: Queue
  @State private var changes = 0

  var body: some View {
    Text("\(changes)").onReceive(queue.countPublisher) { _ in changes += 1 }
  }
}
