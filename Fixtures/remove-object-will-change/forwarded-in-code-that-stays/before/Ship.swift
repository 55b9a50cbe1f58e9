import Combine
import SwiftUI

final class Sail: ObservableObject {
  @Published var isSet = false
}

/// Other code may call its functions and initializers.
public final class Ship: ObservableObject {
  let sail = Sail()
  private var subscription: AnyCancellable?

  public init() {
    sail.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  private var cancellables: Set<AnyCancellable> = []

  func follow() {
    subscription = sail.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

final class Fleet: ObservableObject {
  let sail = Sail()
  let size: Int

  private var subscriptions: Set<AnyCancellable> = []
  private var cancellables: Set<AnyCancellable> = []

  init() {
    size = 1
    follow()
  }

  init(size: Int) {
    self.size = size
    let following = follow
    following()
  }

  /// Tells views of the sail.
  private func watch() {
    sail.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &subscriptions)
  }

  private func follow() {
    sail.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &subscriptions)
  }

  func start() {
    var c = Set<AnyCancellable>()
    sail.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &c)
    cancellables = c
    watch()
  }

  func stop() { cancellables.removeAll() }
}

class Boat: ObservableObject {
  let sail = Sail()
  let name: String
  private var subscription: AnyCancellable?

  init() {
    name = ""
    subscription = sail.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

final class Raft: ObservableObject {
  var sail = Sail()
  private var subscription: AnyCancellable?

  init() {
    subscription = sail.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }

  init(sail: Sail) {
    self.sail = sail
  }
}

struct ShipView: View {
  @ObservedObject var ship: Ship
  @ObservedObject var fleet: Fleet
  @ObservedObject var boat: Boat
  @ObservedObject var raft: Raft

  var body: some View {
    Text(ship.sail.isSet ? "sailing" : "")
    Text(fleet.sail.isSet || boat.sail.isSet || raft.sail.isSet ? "sailing" : "")
  }
}
