import Combine
import SwiftUI

@propertyWrapper
struct Clamped {
  var wrappedValue: Int
}

@Observable
final class Settings {
  var names: [String] = []
}

@Observable
final class Tasks {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  var running = 0 {
    willSet { objectWillChange.send() }
  }
  var settings: Settings
  @ObservationIgnored @Clamped private var limit = 3

  init(settings: Settings) {
    self.settings = settings
  }
}

struct TasksView: View {
  var tasks: Tasks
  @State private var listener: AnyCancellable?

  var body: some View {
    Text("\(tasks.running)")
      .onAppear {
        listener = tasks.objectWillChange.sink { print("changes") }
      }
  }
}
