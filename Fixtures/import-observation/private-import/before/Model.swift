private import SwiftUI

private final class Weather: ObservableObject {
    @Published var degrees = 1
}

private struct WeatherView: View {
    @ObservedObject var weather: Weather

    var body: some View { Text("\(weather.degrees)") }
}
