import Combine
import SwiftUI

final class Weather: ObservableObject {
  static let shared = Weather()
  @Published var degrees = 20
}

final class Relay: ObservableObject {
  static let shared = Relay()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    pass(on: Weather.shared)
  }

  private func pass<Source: ObservableObject>(on source: Source) {
    source.objectWillChange
      .debounce(for: .milliseconds(10), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in
        self?.objectWillChange.send()
      }
      .store(in: &cancellables)
  }
}

struct DegreesView: View {
  @ObservedObject private var relay = Relay.shared

  var body: some View {
    Text("\(Weather.shared.degrees)")
  }
}
