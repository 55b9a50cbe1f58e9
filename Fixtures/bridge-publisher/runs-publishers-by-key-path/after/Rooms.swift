import Combine
import Observation

@Observable
final class Lamp {
  var isOn = false {
    willSet { isOnSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isOnSubject = CurrentValueSubject<Bool, Never>(_isOn)
  let name: String

  init(_ name: String) { self.name = name }
}

@Observable
final class Room {
  var lamp = Lamp("first") {
    willSet { lampSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var lampSubject = CurrentValueSubject<Lamp, Never>(_lamp)

  func latest(_ record: @escaping (String) -> Void) -> AnyCancellable {
    lampSubject.map(\.isOnSubject).switchToLatest().sink { [weak self] in
      record("latest \($0) from \(self?.lamp.isOn ?? false) of \(self?.lamp.name ?? "")")
    }
  }

  func any(_ record: @escaping (String) -> Void) -> AnyCancellable {
    lampSubject.flatMap(\.isOnSubject).sink { record("any \($0)") }
  }
}

public func run(_ record: @escaping (String) -> Void) {
  let room = Room()
  let first = room.lamp
  // One subscription to each publisher at a time: among several, the order is not defined.
  let latest = room.latest(record)
  first.isOn = true
  room.lamp = Lamp("second")
  first.isOn = false
  room.lamp.isOn = true
  latest.cancel()
  let any = room.any(record)
  room.lamp = first
  first.isOn = true
  any.cancel()
  first.isOn = false
  record("\(first.isOn) \(room.lamp.isOn)")
}
