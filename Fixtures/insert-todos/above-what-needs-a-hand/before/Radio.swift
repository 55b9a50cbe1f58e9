import Combine
import SwiftUI

/// Plays what is on the air.
@MainActor
final class Radio: ObservableObject {
  @Published var station = ""
  @Published var volume = 1.0
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    // Tuning takes a while.
    $station
      .removeDuplicates()
      .sink { name in
        print(name)
      }
      .store(in: &subscriptions)
  }

  /// What is played, and how loud.
  // periphery:ignore
  var sound: AnyPublisher<String, Never> {
    $station.combineLatest($volume).map { "\($0) \($1)" }.eraseToAnyPublisher()
  }

  // MARK: Presets
  var presets: Published<Double>.Publisher { $volume }
}

final class Lamp: ObservableObject {
  @Published var isOn = false
}

struct RadioView: View {
  @ObservedObject var radio: Radio
  @StateObject private var lamp = Lamp()

  var body: some View {
    Text("\(radio.station) \(radio.volume)")
      .onReceive(radio.objectWillChange) { print("it changes") }
      .opacity(lamp.isOn ? 1 : 0.5)
  }
}
