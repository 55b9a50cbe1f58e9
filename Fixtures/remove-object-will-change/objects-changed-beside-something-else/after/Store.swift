import Combine
import SwiftUI

@Observable
final class Todo: Identifiable {
  let id: Int
  var isDone = false
  /// Nothing announces it.
  weak var owner: Owner?

  init(id: Int) { self.id = id }
}

final class Owner {
  var name = ""
}

/// It stays, as something subscribes to it.
final class Alarm: ObservableObject {
  @Published var isOn = false
}

final class Siren {
  private var subscription: AnyCancellable?

  func follow(_ alarm: Alarm) {
    subscription = alarm.$isOn.sink { print($0) }
  }
}

final class Log {
  static let shared = Log()
  var lines: [String] = []
}

@Observable
final class Store {
  var todos: [Todo] = []
  var alarms: [Alarm] = []
  private let owner = Owner()
  private var onChange: () -> Void = {}

  var left: Int { todos.filter { !$0.isDone }.count }
  var owned: Int { todos.filter { $0.owner != nil }.count }
  var ringing: Int { alarms.filter(\.isOn).count }
  var lines: Int { todos.count + Log.shared.lines.count }
  var isSaved: Bool { todos.isEmpty || UserDefaults.standard.bool(forKey: "saved") }

  func finish(_ todo: Todo) {
    todo.isDone = true
  }

  func own(_ todo: Todo) {
    todo.owner = owner
  }

  func ring(_ alarm: Alarm) {
    alarm.isOn = true
    withMutation(keyPath: \.alarms) {}
    withMutation(keyPath: \.todos) {}
  }

  func log(_ todo: Todo) {
    todo.isDone = true
    Log.shared.lines.append("done")
    withMutation(keyPath: \.alarms) {}
    withMutation(keyPath: \.todos) {}
  }

  func save(_ todo: Todo) {
    todo.isDone = true
    UserDefaults.standard.set(true, forKey: "saved")
    withMutation(keyPath: \.alarms) {}
    withMutation(keyPath: \.todos) {}
  }

  func listen(_ handler: @escaping () -> Void) {
    onChange = handler
  }

  func tell(_ todo: Todo) {
    todo.isDone = true
    onChange()
    withMutation(keyPath: \.alarms) {}
    withMutation(keyPath: \.todos) {}
  }

  func finishLater(_ todo: Todo) {
    Log.shared.lines.append("later")
    DispatchQueue.main.async {
      todo.isDone = true
      self.withMutation(keyPath: \.alarms) {}
      self.withMutation(keyPath: \.todos) {}
    }
  }
}

struct StoreView: View {
  var store: Store

  var body: some View {
    Text("\(store.left) \(store.owned) \(store.ringing) \(store.lines) \(store.isSaved ? "saved" : "")")
  }
}
