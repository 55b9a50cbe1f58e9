import SwiftUI

#if canImport(Sync_UI)
import Sync_UI
#endif

struct Screen: View {
  @State private var devices = Devices()
  @Environment(Devices.self) private var others

  var body: some View {
    DevicesView(devices: devices).environment(others)
  }
}

struct DevicesView: View {
  var devices: Devices

  var body: some View {
    Text("\(devices.names.count)")
  }
}
