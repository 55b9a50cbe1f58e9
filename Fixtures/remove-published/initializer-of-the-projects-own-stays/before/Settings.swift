import SwiftUI

extension Published where Value: Codable {
  init(wrappedValue: Value, key: String) { self.init(initialValue: wrappedValue) }

  init(key: String, fallback: Value) { self.init(initialValue: fallback) }
}

// Written anew with each change, by whom no tracked property knows.
final class Settings: ObservableObject {
  @Published(key: "volume") var volume = 1
  @Published(wrappedValue: 2, key: "speed") var speed: Int
  @Published(key: "pitch", fallback: 3) var pitch: Int
}

// Of Combine.
final class Track: ObservableObject {
  @Published(initialValue: 1) var number: Int
  @Published(wrappedValue: "a") var title: String
}

struct TrackView: View {
  @ObservedObject var track: Track
  @ObservedObject var settings: Settings

  var body: some View { Text("\(track.number) \(track.title) \(settings.volume)") }
}
