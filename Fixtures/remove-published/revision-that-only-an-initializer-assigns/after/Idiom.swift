import SwiftUI

@Observable
class Device {
  var isPhone: Bool
  var launches = 0

  init() {
    isPhone = UserDefaults.standard.bool(forKey: "phone")
    launches += 1
  }
}

final class Tablet: Device {
  override init() {
    super.init()
    self.isPhone = false
  }
}

@Observable
final class Radio: ObservableObject {
  var isOn: Bool

  init() {
    isOn = false
    Task { self.isOn = true }
  }
}

struct ChatView: View {
  @Environment(Device.self) var device
  @Environment(Tablet.self) var tablet
  @Environment(Radio.self) var radio

  var body: some View {
    Text("Chat")
  }
}

struct Root: View {
  @State var device = Device()
  @State var tablet = Tablet()
  @StateObject var radio = Radio()

  var body: some View {
    ChatView().environment(device).environment(tablet).environment(radio)
  }
}
