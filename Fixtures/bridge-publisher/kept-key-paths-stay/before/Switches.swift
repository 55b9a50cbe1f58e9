import Combine

final class Switch: ObservableObject {
  @Published var isOn = false
}

/// The type of the publisher is part of that of the key path.
let isOn = \Switch.$isOn

final class Fader: ObservableObject {
  @Published var left = 0
  @Published var right = 0
}

/// A tuple of publishers is none.
func follow(_ faders: AnyPublisher<Fader, Never>) -> AnyCancellable {
  faders.map(\.$left, \.$right).sink { left, right in print(left, right) }
}
