import Combine
import SwiftUI

@Observable
final class Station {
  var channel = 1 {
    willSet { channelSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var channelSubject = CurrentValueSubject<Int, Never>(_channel)
  var isOn = false {
    willSet { isOnSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isOnSubject = CurrentValueSubject<Bool, Never>(_isOn)

  func tune() {
    channel += 1
    channel += 1
  }
}

struct ContentView: View {
  @State private var station = Station()
  @State private var log: [Int] = []

  var body: some View {
    Form {
      Text(log.map(String.init).joined(separator: ","))
      Button("tune") { station.tune() }
      Toggle("on", isOn: $station.isOn)
      Panel(station: station)
    }
    .onReceive(station.channelSubject) { log.append($0) }
    .onAppear { station.tune() }
  }
}

struct Panel: View {
  var station: Station
  @State private var switched = 0

  var body: some View {
    HStack { Text("channel \(station.channel), switched \(switched)") }
      .onReceive(station.isOnSubject.removeDuplicates()) { _ in switched += 1 }
  }
}
