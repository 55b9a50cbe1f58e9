import SwiftUI

final class Station {
  var degrees = 0
}

@Observable
final class Weather {
  var text = "" { didSet { withMutation(keyPath: \.text) {} } }
  private let station = Station()
  private let garden = Station()
  private let cellar = Station()
  private let attic = Station()
  private let roof = Station()

  /// Only for the class.
  private var degrees: Int { station.degrees }
  private var isCold: Bool { degrees < 0 }

  /// For a property that views read.
  private var gardenDegrees: Int { garden.degrees }
  var gardenText: String { "\(gardenDegrees)" }

  /// For a function whose result views may show.
  private var cellarDegrees: Int { cellar.degrees }
  func cellarText() -> String { "\(cellarDegrees)" }

  /// For functions that only actions use, or nobody.
  private var atticDegrees: Int { attic.degrees }
  private func atticText() -> String { "\(atticDegrees)" }
  private var roofDegrees: Int { roof.degrees }

  init() {
    text = isCold ? "cold" : "warm"
  }

  func refresh() {
    station.degrees += 1
    text = isCold ? "cold" : "\(degrees)" + roofText()
  }
}

private extension Weather {
  func roofText() -> String { "\(roofDegrees)" }
}

struct WeatherView: View {
  var weather: Weather

  var body: some View {
    Button(weather.text) { weather.refresh() }
    Text(weather.gardenText + weather.cellarText())
  }
}
