import SwiftUI

class Lamp: ObservableObject {
  @Published var isOn = false
}

final class DeskLamp: Lamp {}

struct DeskView: View {
  @StateObject<Lamp> private var lamp = DeskLamp()

  var body: some View {
    Toggle("Lamp", isOn: $lamp.isOn)
  }
}

struct RoomView: View {
  @StateObject private var lamp: Lamp

  init(lamp: Lamp) {
    _lamp = StateObject<Lamp>(wrappedValue: lamp)
  }

  var body: some View {
    Toggle("Lamp", isOn: $lamp.isOn)
  }
}
