import SwiftUI

#if canImport(Sync_UI)
import Sync_UI
#endif

struct Screen: View {
  @StateObject private var devices = Devices()
  @EnvironmentObject private var others: Devices

  var body: some View {
    DevicesView(devices: devices).environmentObject(others)
  }
}

struct DevicesView: View {
  @ObservedObject var devices: Devices

  var body: some View {
    Text("\(devices.names.count)")
  }
}
