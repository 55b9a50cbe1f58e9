import Combine
import SwiftUI

final class Sail: ObservableObject {
  @Published var isSet = false
}

final class Anchor: ObservableObject {
  @Published var isDown = true
}

final class Ship: ObservableObject {
  @Published var sail = Sail()
  let anchor = Anchor()
  private var subscription: AnyCancellable?

  init() { follow() }

  func refit() {
    sail = Sail()
    follow()
  }

  private func follow() {
    subscription = sail.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

final class Fleet: ObservableObject {
  let first = Sail()
  let second = Anchor()

  private var cancellables: Set<AnyCancellable> = []

  func start() {
    print("starting")
    configureCancellables()
  }

  private func configureCancellables() {
    var c = Set<AnyCancellable>()

    first.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &c)
    second.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &c)

    cancellables = c
  }
}

final class Harbour: ObservableObject {
  let sail = Sail()
  let anchor = Anchor()
  private var bag = Set<AnyCancellable>()

  init() {
    sail.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &bag)
    anchor.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &bag)
  }

  var isQuiet: Bool { anchor.isDown && !sail.isSet }
}

final class Pier: ObservableObject {
  @Published var anchor = Anchor() {
    didSet { self.watch() }
  }
  private var watching: AnyCancellable?

  private func watch() {
    watching = anchor.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

struct ShipView: View {
  @StateObject private var ship = Ship()
  @ObservedObject var fleet: Fleet
  @StateObject private var harbour = Harbour()
  @ObservedObject var pier: Pier

  var body: some View {
    Text(ship.sail.isSet ? "sailing" : harbour.isQuiet ? "quiet" : "")
    Text(fleet.first.isSet || fleet.second.isDown ? "" : pier.anchor.isDown ? "down" : "up")
  }
}
