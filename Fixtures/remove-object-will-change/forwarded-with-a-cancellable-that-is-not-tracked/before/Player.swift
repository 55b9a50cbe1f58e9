import Combine
import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
}

final class Library: ObservableObject {
  let player = Player()
  private lazy var cancellables = Set<AnyCancellable>()

  init() {
    player.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}

final class Shelf: ObservableObject {
  let player = Player()
  nonisolated(unsafe) private var cancellable: AnyCancellable?

  init() {
    cancellable = player.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

/// It keeps something else, too.
final class Box: ObservableObject {
  let player = Player()
  private lazy var cancellables = Set<AnyCancellable>()

  init() {
    player.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
    Just(1).sink { print($0) }.store(in: &cancellables)
  }
}

struct LibraryView: View {
  @ObservedObject var library: Library
  @ObservedObject var shelf: Shelf
  @ObservedObject var box: Box

  var body: some View {
    Text("\(library.player.title) \(shelf.player.title) \(box.player.title)")
  }
}
