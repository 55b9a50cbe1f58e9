import SwiftUI

final class Device {
  var isOn = false
}

enum Weather {
  nonisolated(unsafe) static var degrees = 0
}

// All views of it show tracked variables, and what `state` gives.
final class Lamp: ObservableObject {
  @Published var taps = 0
  @Published var name = "lamp"
  private let device = Device()

  var state: String { device.isOn ? "on" : "off" }
  var title: String { name + "!" }

  func toggle() {
    device.isOn.toggle()
    objectWillChange.send()
  }
}

// One shows with `taps` what no member gives.
final class Station: ObservableObject {
  @Published var taps = 0
  @Published var name = "station"
  private let device = Device()

  var state: String { device.isOn ? "on" : "off" }
  var title: String { name + "!" }

  func toggle() {
    device.isOn.toggle()
    Weather.degrees += 1
    objectWillChange.send()
  }
}

struct LampState: View {
  @ObservedObject var lamp: Lamp
  var body: some View { Text("\(lamp.title): \(lamp.state), \(lamp.taps)") }
}

struct LampName: View {
  @ObservedObject var lamp: Lamp
  var body: some View { Text(lamp.title) }
}

struct StationState: View {
  @ObservedObject var station: Station
  var body: some View { Text("\(station.title): \(station.state)") }
}

struct StationTaps: View {
  @ObservedObject var station: Station
  var body: some View { Text("\(station.taps) at \(Weather.degrees)") }
}

struct ContentView: View {
  @StateObject private var lamp = Lamp()
  @StateObject private var station = Station()

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
