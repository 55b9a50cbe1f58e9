import SwiftUI

@propertyWrapper
struct Limited {
  private var value: Int
  init(wrappedValue: Int) { value = wrappedValue }
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, 0), 2) }
  }
}

final class Amplifier: ObservableObject {
  @Published var isOn = false
  @Limited var gain = 1
  @Limited private var inputs: Int

  var channels: Int { inputs * 2 }

  init(inputs: Int) {
    _inputs = Limited(wrappedValue: inputs)
    self.inputs += 1
  }

  func plug() {
    inputs = inputs == 2 ? 0 : inputs + 1
    isOn = true
  }
}

struct ContentView: View {
  @StateObject private var amplifier = Amplifier(inputs: 0)

  var body: some View {
    Toggle("on", isOn: $amplifier.isOn)
    Button("plug") { amplifier.plug() }
    Gain(amplifier: amplifier)
  }
}

struct Gain: View {
  @ObservedObject var amplifier: Amplifier

  var body: some View {
    Button("louder") {
      amplifier.gain += 1
      amplifier.isOn = true
    }
    Text("\(amplifier.gain) of \(amplifier.channels)")
    Text(amplifier.isOn ? "on" : "off")
  }
}
