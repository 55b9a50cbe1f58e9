import SwiftUI

@Observable
@MainActor
final class Weather {
  private(set) var degrees = 20 {
    didSet { highest = max(highest, degrees) }
  }
  private(set) var isLoading = false
  private(set) var highest = 20

  func load() {
    isLoading = true
    Task {
      degrees += 1
      isLoading = false
    }
  }

  func cool() {
    DispatchQueue.main.async { self.degrees -= 2 }
  }
}

struct ContentView: View {
  @State private var weather = Weather()

  var body: some View {
    Text(weather.isLoading ? "loading" : "\(weather.degrees) degrees")
    Button("load") { weather.load() }.disabled(weather.isLoading)
    Button("cool") { weather.cool() }
    Record(weather: weather)
  }
}

struct Record: View {
  var weather: Weather

  var body: some View { Text("at most \(weather.highest)") }
}
