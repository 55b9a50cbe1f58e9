import Combine
import SwiftUI
import Vault

final class Runner: ObservableObject {
  @Published var isRunning = false
  @Vaulted("limit") var limit = 3
}

final class RunnerMenu {
  private var changes: AnyCancellable?

  func watch(_ runner: Runner) {
    changes = runner.objectWillChange.sink { print("changed") }
  }
}
