import SwiftUI

final class Device {
  var level = 3
  var isMuted = false
}

final class Volume: ObservableObject {
  private let device = Device()
  @Published var limit = 10

  var level: Int {
    get { device.level }
    set {
      objectWillChange.send()
      device.level = newValue
    }
  }

  var text: String { device.isMuted ? "mute" : "volume \(min(device.level, limit))" }

  func mute() {
    objectWillChange.send()
    device.isMuted.toggle()
  }
}

struct ContentView: View {
  @StateObject private var volume = Volume()

  var body: some View {
    Text(volume.text)
    VolumeControl(volume: volume)
  }
}

struct VolumeControl: View {
  @ObservedObject var volume: Volume

  var body: some View {
    Stepper("level", value: $volume.level)
    Button("mute") { volume.mute() }
    Stepper("limit", value: $volume.limit)
    Text("at \(volume.level)")
  }
}
