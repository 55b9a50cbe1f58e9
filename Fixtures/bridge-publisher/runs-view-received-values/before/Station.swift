import SwiftUI

final class Station: ObservableObject {
  @Published var channel = 1
  @Published var isOn = false

  func tune() {
    channel += 1
    channel += 1
  }
}

struct ContentView: View {
  @StateObject private var station = Station()
  @State private var log: [Int] = []

  var body: some View {
    Form {
      Text(log.map(String.init).joined(separator: ","))
      Button("tune") { station.tune() }
      Toggle("on", isOn: $station.isOn)
      Panel(station: station)
    }
    .onReceive(station.$channel) { log.append($0) }
    .onAppear { station.tune() }
  }
}

struct Panel: View {
  @ObservedObject var station: Station
  @State private var switched = 0

  var body: some View {
    HStack { Text("channel \(station.channel), switched \(switched)") }
      .onReceive(station.$isOn.removeDuplicates()) { _ in switched += 1 }
  }
}
