import Combine
import Observation

final class Chat: ObservableObject {
  @Published var draft = ""
}

final class Chats: ObservableObject {
  @Published var selection: Int?
  @Published var pinned: Chat?
  var all: [Chat] = []
}

@Observable
final class Settings {
  var isLoud = true
}

final class MenuBar {
  private var icon: AnyCancellable?
  private var pin: AnyCancellable?

  func observe(_ chats: Chats) {
    icon = chats.$selection
      .compactMap { (number: Int?) -> Chat? in
        number.map { chats.all[$0] }
      }
      .removeDuplicates { $0 === $1 }
      .map { $0.objectWillChange }
      .switchToLatest()
      .sink { [weak self] _ in self?.update() }
    pin = chats.$pinned
      .compactMap { $0 }
      .flatMap { $0.objectWillChange }
      .sink { [weak self] _ in self?.update() }
  }

  private func update() {}
}
