import Combine
import SwiftUI

/// Plays what is on the air.
@MainActor
final class Radio: ObservableObject {
  @Published var station = ""
  @Published var volume = 1.0
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    // TODO(observe-migrate): the publisher '$station' of 'Radio' is used, and a tracked property has none; use 'didSet' of 'station', or keep it with '--bridge-publishers' [publisher-used]
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
    // TODO(observe-migrate): the publisher '$station' of 'Radio' is used, and a tracked property has none; use 'didSet' of 'station', or keep it with '--bridge-publishers' [publisher-used]
    // TODO(observe-migrate): the publisher '$volume' of 'Radio' is used, and a tracked property has none; use 'didSet' of 'volume', or keep it with '--bridge-publishers' [publisher-used]
    $station.combineLatest($volume).map { "\($0) \($1)" }.eraseToAnyPublisher()
  }

  // MARK: Presets
  // TODO(observe-migrate): 'Published<Double>' is part of the old system, which a migrated type does not have; write a publisher of your own [wrapper-as-type]
  // TODO(observe-migrate): the publisher '$volume' of 'Radio' is used, and a tracked property has none; use 'didSet' of 'volume', or keep it with '--bridge-publishers' [publisher-used]
  var presets: Published<Double>.Publisher { $volume }
}

@Observable
final class Lamp {
  var isOn = false
}

struct RadioView: View {
  @ObservedObject var radio: Radio
  @State private var lamp = Lamp()

  var body: some View {
    // TODO(observe-migrate): 'radio.objectWillChange' is used, and 'Radio' would have no 'objectWillChange'; observe the properties that matter with 'onChange(of:)' or 'withObservationTracking', or keep it with '--bridge-publishers' [object-will-change-used]
    Text("\(radio.station) \(radio.volume)")
      .onReceive(radio.objectWillChange) { print("it changes") }
      .opacity(lamp.isOn ? 1 : 0.5)
  }
}
