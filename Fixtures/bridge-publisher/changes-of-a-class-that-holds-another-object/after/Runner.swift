import Combine
import SwiftUI

@Observable
final class Workspace {
  var names: [String] = []
}

@Observable
final class Runner {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  var isRunning = false {
    willSet { objectWillChange.send() }
  }
  // In a class, this announces nothing.
  var workspace: Workspace

  init(workspace: Workspace) {
    self.workspace = workspace
  }
}

final class RunnerMenu {
  private var changes: AnyCancellable?

  func watch(_ runner: Runner) {
    changes = runner.objectWillChange.sink { print("changed") }
  }
}

struct RunnerView: View {
  var runner: Runner

  var body: some View {
    Text(runner.isRunning ? "runs" : "idle")
  }
}
