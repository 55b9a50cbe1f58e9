import SwiftUI

class Device: ObservableObject {
  @Published var isPhone: Bool
  @Published var launches = 0

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

final class Radio: ObservableObject {
  @Published var isOn: Bool

  init() {
    isOn = false
    Task { self.isOn = true }
  }
}

struct ChatView: View {
  @EnvironmentObject var device: Device
  @EnvironmentObject var tablet: Tablet
  @EnvironmentObject var radio: Radio

  var body: some View {
    Text("Chat")
  }
}

struct Root: View {
  @StateObject var device = Device()
  @StateObject var tablet = Tablet()
  @StateObject var radio = Radio()

  var body: some View {
    ChatView().environmentObject(device).environmentObject(tablet).environmentObject(radio)
  }
}
