import Network
import SwiftUI

final class NetworkMonitor: ObservableObject {
  @Published var isConnected = false
  private let monitor = NWPathMonitor()

  init() {
    monitor.pathUpdateHandler = { path in
      DispatchQueue.main.async { self.isConnected = path.status == .satisfied }
    }
    monitor.start(queue: DispatchQueue(label: "monitor"))
  }
}

struct Row: View {
  @StateObject private var network = NetworkMonitor()

  var body: some View {
    Text("\(network.isConnected)")
  }
}

struct RootView: View {
  @State private var count = 0

  var body: some View {
    Row()
    Button("\(count)") { count += 1 }
  }
}
