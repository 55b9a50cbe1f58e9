import Combine
import Observation

@Observable
final class Radio {
  var station = "" {
    willSet { stationSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var stationSubject = CurrentValueSubject<String, Never>(_station)
  var volume = 0.5 {
    willSet { volumeSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var volumeSubject = CurrentValueSubject<Double, Never>(_volume)
}

class Display {
  var cancellables: Set<AnyCancellable> = []
  private(set) var text = ""

  init(station: some Publisher<String, Never>) {
    station.sink { [weak self] name in self?.text = name }.store(in: &cancellables)
  }

  convenience init(radio: Radio) {
    self.init(station: radio.stationSubject)
  }
}

final class LargeDisplay: Display {
  private(set) var level = 0.0

  init(radio: Radio, volume: some Publisher<Double, Never>) {
    super.init(station: radio.stationSubject)
    volume.sink { [weak self] value in self?.level = value }.store(in: &cancellables)
  }

  convenience init(radio: Radio) {
    self.init(radio: radio, volume: radio.volumeSubject)
  }
}

func display(of radio: Radio) -> Display {
  Display.init(station: radio.stationSubject)
}
