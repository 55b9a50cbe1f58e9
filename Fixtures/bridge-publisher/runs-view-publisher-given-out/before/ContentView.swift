import SwiftUI

final class Station: ObservableObject {
  @Published var channel = 1
  @Published var isOn = false

  var channels: Published<Int>.Publisher { $channel }

  func tune() { channel += 1 }
}

struct ContentView: View {
  @StateObject private var station = Station()
  @State private var log: [Int] = []

  var body: some View {
    Form {
      Text(log.map(String.init).joined(separator: ","))
      Button("tune") { station.tune() }
      Toggle("on", isOn: $station.isOn)
    }
    .onReceive(station.channels) { log.append($0) }
  }
}
