import SwiftUI

@Observable
class Lamp {
  var isOn = false
}

final class DeskLamp: Lamp {}

struct DeskView: View {
  @State private var lamp: Lamp = DeskLamp()

  var body: some View {
    Toggle("Lamp", isOn: $lamp.isOn)
  }
}

struct RoomView: View {
  @State private var lamp: Lamp

  init(lamp: Lamp) {
    _lamp = State<Lamp>(wrappedValue: lamp)
  }

  var body: some View {
    Toggle("Lamp", isOn: $lamp.isOn)
  }
}
