import SwiftUI

protocol Queueing: AnyObject {
  var count: Int { get }
  var countPublisher: Published<Int>.Publisher { get set }
}

final class Queue: ObservableObject, Queueing {
  @Published var count = 0
  lazy var countPublisher: Published<Int>.Publisher = $count
}

final class PrintQueue: ObservableObject, Queueing {
  @Published var count: Int
  /// What others are told.
  private(set) lazy var titles: Published<String>.Publisher = $title
  @Published private var title = ""
  lazy var countPublisher: Published<Int>.Publisher = self.$count
  private let inner: any Queueing

  init(_ inner: any Queueing) {
    self.inner = inner
    count = inner.count
    inner.countPublisher.assign(to: &$count)
  }
}

struct QueueView: View {
  @ObservedObject var queue: Queue
  @State private var changes = 0

  var body: some View {
    Text("\(changes)").onReceive(queue.countPublisher) { _ in changes += 1 }
  }
}
