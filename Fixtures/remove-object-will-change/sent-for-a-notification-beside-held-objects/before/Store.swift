import Combine
import Foundation
import SwiftUI

extension Notification.Name {
  static let downloaded = Notification.Name("downloaded")
}

final class Downloads {
  static let shared = Downloads()
  private(set) var count = 0

  func add() {
    count += 1
    NotificationCenter.default.post(name: .downloaded, object: nil)
  }
}

final class Source: ObservableObject {
  @Published var count = 0
}

// The call tells its view of the downloads, which nothing observes.
final class Store: ObservableObject {
  let source = Source()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: .downloaded)
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}

// Its view shows the source alone, which tells by itself.
final class Relay: ObservableObject {
  let source = Source()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: .downloaded)
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}

struct ContentView: View {
  @StateObject private var store = Store()
  @StateObject private var relay = Relay()

  var body: some View {
    StoreView(store: store)
    RelayView(relay: relay)
  }
}

struct StoreView: View {
  @ObservedObject var store: Store

  var body: some View {
    Text("\(store.source.count) of \(Downloads.shared.count)")
    Button("download") { Downloads.shared.add() }
  }
}

struct RelayView: View {
  @ObservedObject var relay: Relay

  var body: some View { Text("\(relay.source.count)") }
}
