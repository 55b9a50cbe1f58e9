import Spezi
import SwiftUI

/// That module puts it into the environment, because it is an `ObservableObject`.
final class Bluetooth: Component, ObservableObjectProvider, ObservableObject {
  @Published var isOn = false
}

struct BluetoothView: View {
  @EnvironmentObject var bluetooth: Bluetooth

  var body: some View {
    Text(bluetooth.isOn ? "on" : "off")
  }
}
