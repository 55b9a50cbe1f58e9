import SwiftUI

enum Limits {
  static let maximum = 10
  static var count = 0
}

final class Job {
  static let standard = Job(title: "standard")
  var title: String

  init(title: String) { self.title = title }
}

final class Queue: ObservableObject {
  @Published var name = "queue"
  @Published var isBusy = false
  private var jobs: [Job] = []

  init() {
    Limits.count = 1
    isBusy = true
  }

  func add() {
    let job = Job(title: "")
    job.title = "another"
    jobs.append(job)
    isBusy = false
  }
}

struct QueueView: View {
  @ObservedObject var queue: Queue

  var body: some View {
    Text("\(queue.name) \(Job.standard.title) \(Limits.count) of \(Limits.maximum)")
    Button("Add") { queue.add() }
  }
}

struct BusyView: View {
  @ObservedObject var queue: Queue

  var body: some View {
    if queue.isBusy { Text("Busy") }
  }
}
