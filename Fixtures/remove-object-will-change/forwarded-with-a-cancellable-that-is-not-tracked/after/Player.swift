import Combine
import SwiftUI

@Observable
final class Player {
  var title = ""
}

@Observable
final class Library {
  let player = Player()
}

@Observable
final class Shelf {
  let player = Player()
}

/// It keeps something else, too.
@Observable
final class Box {
  let player = Player()
  @ObservationIgnored private lazy var cancellables = Set<AnyCancellable>()

  init() {
    Just(1).sink { print($0) }.store(in: &cancellables)
  }
}

struct LibraryView: View {
  var library: Library
  var shelf: Shelf
  var box: Box

  var body: some View {
    Text("\(library.player.title) \(shelf.player.title) \(box.player.title)")
  }
}
