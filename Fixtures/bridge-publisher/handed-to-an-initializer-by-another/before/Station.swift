import Combine

final class Radio: ObservableObject {
  @Published var station = ""
  @Published var volume = 0.5
}

class Display {
  var cancellables: Set<AnyCancellable> = []
  private(set) var text = ""

  init(station: Published<String>.Publisher) {
    station.sink { [weak self] name in self?.text = name }.store(in: &cancellables)
  }

  convenience init(radio: Radio) {
    self.init(station: radio.$station)
  }
}

final class LargeDisplay: Display {
  private(set) var level = 0.0

  init(radio: Radio, volume: Published<Double>.Publisher) {
    super.init(station: radio.$station)
    volume.sink { [weak self] value in self?.level = value }.store(in: &cancellables)
  }

  convenience init(radio: Radio) {
    self.init(radio: radio, volume: radio.$volume)
  }
}

func display(of radio: Radio) -> Display {
  Display.init(station: radio.$station)
}
