import SwiftUI

final class Job: Identifiable {
  let id = 1
  var progress = 0
}

@Observable
final class Worker {
  var jobs = [Job()]
  var isBusy = false

  func work() async {
    isBusy = true
    for job in jobs { await advance(job) }
    isBusy = false
  }

  private func advance(_ job: Job) async { job.progress += 1 }
}

struct JobList: View {
  var worker: Worker

  var body: some View {
    let _ = worker.isBusy
    ForEach(worker.jobs) { Text("\($0.progress)") }
    Button("Work") { Task { await worker.work() } }
  }
}

struct BusyView: View {
  var worker: Worker

  var body: some View {
    if worker.isBusy { Text("Busy") }
  }
}
