import Combine
import SwiftUI

final class Workspace: ObservableObject {
  @Published var names: [String] = []
}

final class Runner: ObservableObject {
  @Published var isRunning = false
  // In a class, this announces nothing.
  @ObservedObject var workspace: Workspace

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
  @ObservedObject var runner: Runner

  var body: some View {
    Text(runner.isRunning ? "runs" : "idle")
  }
}
