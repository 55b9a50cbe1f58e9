import StateMachines
import SwiftUI

@Stateful
final class Player: ObservableObject {
  @Published var volume = 1.0
}

@Recorded
final class Recorder: ObservableObject {
  @Published var level = 1.0
}

@AudioActor
final class Mixer: ObservableObject {
  @Published var gain = 1.0
}

@Main
final class Radio: ObservableObject {
  @Published var station = "News"
}

final class Library: ObservableObject {
  @Published @Stateful var songs: [String] = []
}

final class Shelf: ObservableObject {
  @Published var books: [String] = []
  @Stateful var order = 0
}
