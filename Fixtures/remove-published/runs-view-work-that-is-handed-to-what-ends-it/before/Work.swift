import SwiftUI

final class Queue {
  var jobs = 0
}

/// The function goes on after the work, and sets what is nil mostly.
final class Worker: ObservableObject {
  @Published private(set) var error: String?
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
  @StateObject private var worker = Worker()

  var body: some View {
    Jobs(worker: worker)
    Button("add", action: worker.add)
  }
}

struct Jobs: View {
  @ObservedObject var worker: Worker

  var body: some View { Text("\(worker.queue.jobs) \(worker.error ?? "fine")") }
}
