import SwiftUI

enum Maps {
  static var closed = 0
}

/// SwiftUI calls its static function, which no code here names.
struct MapView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}

  static func dismantleUIView(_ view: UIView, coordinator: ()) { Maps.closed += 1 }
}

final class Trip: ObservableObject {
  @Published var title = ""
  @Published var stops = 0
}

struct TripView: View {
  @ObservedObject var trip: Trip

  var body: some View {
    Text("\(trip.title), \(Maps.closed) closed")
    Button("Add") { trip.stops += 1 }
  }
}

struct StopsView: View {
  @ObservedObject var trip: Trip

  var body: some View { Text("\(trip.stops)") }
}
