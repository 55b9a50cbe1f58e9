import Observation
private import SwiftUI

@Observable
private final class Weather {
    var degrees = 1
}

private struct WeatherView: View {
    var weather: Weather

    var body: some View { Text("\(weather.degrees)") }
}
