import Combine
import SwiftUI

final class Door: ObservableObject {
  @Published var isOpen = false
}

final class Lamp: ObservableObject {
  @Published var isOn = false
}

final class Room: ObservableObject {
  let door = Door()
  let lamp = Lamp()
  let other = Lamp()
  @Published var name = ""
  private var cancellables: Set<AnyCancellable> = []

  init() {
    passOnChanges()

    door.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)

    print("listening")

    lamp.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }

  private func passOnChanges() {
    door.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)

    lamp.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)

    other.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}

struct RoomView: View {
  @StateObject private var room = Room()

  var body: some View {
    Text(room.door.isOpen && room.lamp.isOn ? room.name : "")
  }
}
