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

@Observable
final class Amplifier {
  var isOn = false
  @ObservationIgnored @Limited private var _gainStorage = 1
  var gain: Int {
    get {
      access(keyPath: \.gain)
      return _gainStorage
    }
    set { withMutation(keyPath: \.gain) { _gainStorage = newValue } }
  }
  @ObservationIgnored @Limited private var _inputsStorage: Int
  private var inputs: Int {
    get {
      access(keyPath: \.inputs)
      return _inputsStorage
    }
    set { withMutation(keyPath: \.inputs) { _inputsStorage = newValue } }
  }

  var channels: Int { inputs * 2 }

  init(inputs: Int) {
    __inputsStorage = Limited(wrappedValue: inputs)
    self._inputsStorage += 1
  }

  func plug() {
    inputs = inputs == 2 ? 0 : inputs + 1
    isOn = true
  }
}

struct ContentView: View {
  @State private var amplifier = Amplifier(inputs: 0)

  var body: some View {
    Toggle("on", isOn: $amplifier.isOn)
    Button("plug") { amplifier.plug() }
    Gain(amplifier: amplifier)
  }
}

struct Gain: View {
  var amplifier: Amplifier

  var body: some View {
    Button("louder") {
      amplifier.gain += 1
      amplifier.isOn = true
    }
    Text("\(amplifier.gain) of \(amplifier.channels)")
    Text(amplifier.isOn ? "on" : "off")
  }
}
