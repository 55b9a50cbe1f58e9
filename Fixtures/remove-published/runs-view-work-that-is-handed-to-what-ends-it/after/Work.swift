import SwiftUI

final class Queue {
  var jobs = 0
}

/// The function goes on after the work, and sets what is nil mostly.
@Observable
final class Worker {
  private(set) var error: String? { didSet { withMutation(keyPath: \.error) {} } }
  let queue = Queue()

  func add() {
    finish { self.queue.jobs += 1 }
  }

  private func finish(_ work: @escaping () -> Void) {
    DispatchQueue.main.async {
      work()
      self.error = nil
    }
  }
}

struct ContentView: View {
  @State private var worker = Worker()

  var body: some View {
    Jobs(worker: worker)
    Button("add", action: worker.add)
  }
}

struct Jobs: View {
  var worker: Worker

  var body: some View { Text("\(worker.queue.jobs) \(worker.error ?? "fine")") }
}
