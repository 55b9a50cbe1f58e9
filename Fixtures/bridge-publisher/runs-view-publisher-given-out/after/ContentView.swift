import Combine
import SwiftUI

@Observable
final class Station {
  var channel = 1 {
    willSet { channelSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var channelSubject = CurrentValueSubject<Int, Never>(_channel)
  var isOn = false

  @ObservationIgnored private(set) lazy var channels: AnyPublisher<Int, Never> = channelSubject.eraseToAnyPublisher()

  func tune() { channel += 1 }
}

struct ContentView: View {
  @State private var station = Station()
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
