import Combine
import CoreLocation
import LocalAuthentication
import SwiftUI

/// Nothing is asked or told before one of these is used.
final class Places: ObservableObject {
  @Published var names: [String] = []
  private let geocoder = CLGeocoder()
  private let context = LAContext()
  private let undo = UndoManager()
  private let session = URLSession(configuration: .ephemeral)
  private let queue = DispatchQueue.global(qos: .utility)
}

/// The subscription holds the timer, and the object the subscription.
final class Clock: ObservableObject {
  @Published var ticks = 0
  private var subscription: AnyCancellable?

  init() {
    subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.ticks += 1 }
  }
}

/// The timer holds the object, and goes on.
final class Alarm: ObservableObject {
  @Published var ticks = 0
  private var subscription: AnyCancellable?

  init() {
    subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { _ in self.ticks += 1 }
  }
}

/// There may be one session of a name.
final class Uploads: ObservableObject {
  @Published var count = 0
  private let session = URLSession(configuration: .background(withIdentifier: "uploads"))
}

/// This asks.
final class Position: ObservableObject {
  @Published var text = ""
  private let manager = CLLocationManager()

  init() { manager.requestWhenInUseAuthorization() }
}

struct PlacesView: View {
  @StateObject private var places = Places()
  @StateObject private var clock = Clock()
  @StateObject private var alarm = Alarm()
  @StateObject private var uploads = Uploads()
  @StateObject private var position = Position()

  var body: some View {
    Text("\(places.names.count) \(clock.ticks) \(alarm.ticks) \(uploads.count) \(position.text)")
  }
}
