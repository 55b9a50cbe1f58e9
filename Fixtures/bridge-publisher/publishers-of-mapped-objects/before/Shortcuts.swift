import Combine

enum ShortcutAction: String, CaseIterable {
  case open, close
}

final class Shortcut: ObservableObject {
  @Published var key: String?
  let action: ShortcutAction

  init(action: ShortcutAction) {
    self.action = action
  }

  convenience init?(named name: String) {
    guard let action = ShortcutAction(rawValue: name) else { return nil }
    self.init(action: action)
  }
}

final class ShortcutSettings {
  private let shortcuts = ShortcutAction.allCases.map { action in
    Shortcut(action: action)
  }
  private var cancellables = Set<AnyCancellable>()

  func observe(_ names: [String], _ last: String?) {
    Publishers.MergeMany(shortcuts.map { $0.$key })
      .sink { print($0 ?? "none") }
      .store(in: &cancellables)
    for named in names.compactMap({ Shortcut(named: $0) }) {
      named.$key
        .sink { print($0 ?? "none") }
        .store(in: &cancellables)
    }
    let latest = last.map { _ in Shortcut(action: .open) }
    latest?.$key
      .sink { print($0 ?? "none") }
      .store(in: &cancellables)
  }
}
