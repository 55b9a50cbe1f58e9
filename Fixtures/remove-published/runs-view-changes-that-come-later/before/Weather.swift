import SwiftUI

@MainActor
final class Weather: ObservableObject {
  @Published private(set) var degrees = 20 {
    didSet { highest = max(highest, degrees) }
  }
  @Published private(set) var isLoading = false
  @Published private(set) var highest = 20

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
  @StateObject private var weather = Weather()

  var body: some View {
    Text(weather.isLoading ? "loading" : "\(weather.degrees) degrees")
    Button("load") { weather.load() }.disabled(weather.isLoading)
    Button("cool") { weather.cool() }
    Record(weather: weather)
  }
}

struct Record: View {
  @ObservedObject var weather: Weather

  var body: some View { Text("at most \(weather.highest)") }
}
