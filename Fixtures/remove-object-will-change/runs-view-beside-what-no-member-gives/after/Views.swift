import SwiftUI

final class Device {
  var isOn = false
}

enum Weather {
  nonisolated(unsafe) static var degrees = 0
}

// All views of it show tracked variables, and what `state` gives.
@Observable
final class Lamp {
  var taps = 0
  var name = "lamp"
  private let device = Device()

  var state: String {
    access(keyPath: \.state)
    return device.isOn ? "on" : "off"
  }
  var title: String { name + "!" }

  func toggle() {
    device.isOn.toggle()
    withMutation(keyPath: \.state) {}
  }
}

// One shows with `taps` what no member gives.
@Observable
final class Station {
  var taps = 0
  var name = "station"
  private let device = Device()

  var state: String {
    access(keyPath: \.state)
    return device.isOn ? "on" : "off"
  }
  var title: String { name + "!" }

  func toggle() {
    device.isOn.toggle()
    Weather.degrees += 1
    withMutation(keyPath: \.state) {}
    withMutation(keyPath: \.taps) {}
  }
}

struct LampState: View {
  var lamp: Lamp
  var body: some View { Text("\(lamp.title): \(lamp.state), \(lamp.taps)") }
}

struct LampName: View {
  var lamp: Lamp
  var body: some View { Text(lamp.title) }
}

struct StationState: View {
  var station: Station
  var body: some View { Text("\(station.title): \(station.state)") }
}

struct StationTaps: View {
  var station: Station
  var body: some View { Text("\(station.taps) at \(Weather.degrees)") }
}

struct ContentView: View {
  @State private var lamp = Lamp()
  @State private var station = Station()

  var body: some View {
    VStack {
      Button("toggle lamp") { lamp.toggle() }
      Button("toggle station") { station.toggle() }
      Button("tap") {
        lamp.taps += 1
        station.taps += 1
      }
      LampState(lamp: lamp)
      LampName(lamp: lamp)
      StationState(station: station)
      StationTaps(station: station)
    }
  }
}
