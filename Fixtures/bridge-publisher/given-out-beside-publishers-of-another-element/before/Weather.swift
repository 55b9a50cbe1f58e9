import Combine

final class Weather: ObservableObject {
  @Published var place = ""
  @Published var rain: Int? = nil

  var places: Published<String>.Publisher { $place }
  /// Something keeps one of the same element, and takes no other type of publisher.
  var rains: Published<Int?>.Publisher { $rain }
}

final class Forecast: ObservableObject {
  @Published var places: [String] = []

  var allPlaces: Published<[String]>.Publisher { $places }
}

final class Archive: ObservableObject {
  @Published var title = ""

  var titles: Published<Swift.String>.Publisher { $title }
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
