import Combine
import SwiftUI

protocol Playing: AnyObject {
  var title: String { get }
}

final class Player: ObservableObject, Playing {
  @Published var title = ""
  func log() { objectWillChange.sink { print("will change") }.cancel() }
}

protocol Counting: AnyObject {
  var number: Int { get set }
}

/// Moves.
final class Counter: ObservableObject, Counting {
  @Published var number = 0
}

final class Library: ObservableObject {
  @Published var count = 0
  let player: any Playing
  let counter: Counting

  init(player: Player, counter: Counter) {
    self.player = player
    self.counter = counter
  }
}

struct LibraryView: View {
  @ObservedObject var library: Library

  var body: some View { Text("\(library.player.title) \(library.counter.number)") }
}
