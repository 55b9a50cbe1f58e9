import Combine
import SwiftUI

/// Stays, as its publisher is used.
final class Network: ObservableObject {
  static let shared = Network()
  @Published private(set) var isOnline = false

  func toggle() { isOnline.toggle() }
}

@Observable
final class Status {
  private(set) var version = 0
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()
  private let network = Network.shared

  init() {
    network.$isOnline.dropFirst().sink { [weak self] _ in self?.version += 1 }.store(in: &cancellables)
  }

  var text: String {
    access(keyPath: \.version)
    return network.isOnline ? "online" : "offline"
  }
}

struct StatusView: View {
  var status: Status

  var body: some View { Text(status.text) }
}

struct ContentView: View {
  @State private var status = Status()

  var body: some View {
    VStack {
      StatusView(status: status)
      Button("toggle") { Network.shared.toggle() }
    }
  }
}
