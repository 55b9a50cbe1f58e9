import Combine
import SwiftUI

@propertyWrapper
struct Clamped {
  var wrappedValue: Int
}

final class Settings: ObservableObject {
  @Published var names: [String] = []
}

final class Tasks: ObservableObject {
  @Published var running = 0
  @ObservedObject var settings: Settings
  @Clamped private var limit = 3

  init(settings: Settings) {
    self.settings = settings
  }
}

struct TasksView: View {
  @ObservedObject var tasks: Tasks
  @State private var listener: AnyCancellable?

  var body: some View {
    Text("\(tasks.running)")
      .onAppear {
        listener = tasks.objectWillChange.sink { print("changes") }
      }
  }
}
