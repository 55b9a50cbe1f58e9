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
@Observable
final class Track {
  var number: Int = 1
  var title: String = "a"
}

struct TrackView: View {
  var track: Track
  @ObservedObject var settings: Settings

  var body: some View { Text("\(track.number) \(track.title) \(settings.volume)") }
}
