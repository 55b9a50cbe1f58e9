import SwiftUI

@Observable
final class Recorder {
  private(set) var count = 0
  var failure: String?
  @ObservationIgnored lazy var step: () -> Void = { [weak self] in self?.count += 1 }
  var onFailure: ((String) -> Void)?

  struct Failure: Error {
    let text: String
  }

  func record() {
    do {
      try check()
      step()
      failure = nil
    } catch {
      failure = (error as? Failure)?.text
      onFailure?("failed")
    }
  }

  private func check() throws {
    if count % 3 == 2, failure == nil { throw Failure(text: "third") }
  }
}

struct ContentView: View {
  @State private var recorder = Recorder()
  @State private var message = "none"

  var body: some View {
    Text("\(recorder.count), \(recorder.failure ?? "no failure")")
    Button("record") { recorder.record() }
    Text(message)
    Status(recorder: recorder)
      .onAppear { recorder.onFailure = { message = $0 } }
  }
}

struct Status: View {
  var recorder: Recorder

  var body: some View {
    if let failure = recorder.failure {
      Text("because of \(failure)")
      Button("dismiss") { recorder.failure = nil }
    }
  }
}
