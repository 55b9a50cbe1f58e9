import Combine
import Observation

final class Weather: ObservableObject {
  @Published var place = ""
  @Published var rain: Int? = nil

  var places: Published<String>.Publisher { $place }
  /// Something keeps one of the same element, and takes no other type of publisher.
  var rains: Published<Int?>.Publisher { $rain }
}

@Observable
final class Forecast {
  var places: [String] = [] {
    willSet { placesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var placesSubject = CurrentValueSubject<[String], Never>(_places)

  @ObservationIgnored private(set) lazy var allPlaces: AnyPublisher<[String], Never> = placesSubject.eraseToAnyPublisher()
}

@Observable
final class Archive {
  var title = "" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)

  @ObservationIgnored private(set) lazy var titles: AnyPublisher<Swift.String, Never> = titleSubject.eraseToAnyPublisher()
}

final class RainListener {
  private let rains: Published<Optional<Int>>.Publisher?

  init(rains: Published<Int?>.Publisher?) { self.rains = rains }

  func listen() -> AnyCancellable? { rains?.sink { print($0 ?? 0) } }
}

func listen(_ forecast: Forecast, _ archive: Archive) -> [AnyCancellable] {
  [forecast.allPlaces.sink { print($0) }, archive.titles.sink { print($0) }]
}

func listener(to weather: Weather) -> RainListener { RainListener(rains: weather.rains) }
