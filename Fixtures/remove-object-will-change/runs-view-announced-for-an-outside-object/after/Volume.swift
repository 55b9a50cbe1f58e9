import SwiftUI

final class Device {
  var level = 3
  var isMuted = false
}

@Observable
final class Volume {
  private let device = Device()
  var limit = 10

  var level: Int {
    get {
      access(keyPath: \.level)
      return device.level
    }
    set {
      withMutation(keyPath: \.text) {}
      withMutation(keyPath: \.level) {
        device.level = newValue
      }
    }
  }

  var text: String {
    access(keyPath: \.text)
    return device.isMuted ? "mute" : "volume \(min(device.level, limit))"
  }

  func mute() {
    withMutation(keyPath: \.level) {}
    withMutation(keyPath: \.text) {}
    device.isMuted.toggle()
  }
}

struct ContentView: View {
  @State private var volume = Volume()

  var body: some View {
    Text(volume.text)
    VolumeControl(volume: volume)
  }
}

struct VolumeControl: View {
  @Bindable var volume: Volume

  var body: some View {
    Stepper("level", value: $volume.level)
    Button("mute") { volume.mute() }
    Stepper("limit", value: $volume.limit)
    Text("at \(volume.level)")
  }
}
