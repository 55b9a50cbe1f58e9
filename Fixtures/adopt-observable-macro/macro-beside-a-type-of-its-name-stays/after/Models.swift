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

@Observable
@AudioActor
final class Mixer {
  var gain = 1.0
}

@Observable
@Main
final class Radio {
  var station = "News"
}

final class Library: ObservableObject {
  @Published @Stateful var songs: [String] = []
}

@Observable
final class Shelf {
  var books: [String] = []
  @ObservationIgnored @Stateful var order = 0
}
