import Combine
import Foundation
import SwiftUI

@Observable
class Sensor {
    private(set) var samples = 0

    init() { load() }

    func load() { print("loading") }
}

/// Its initializer is that of the class above.
@Observable
final class LightSensor: Sensor {
    var light = ""
}

/// Makes another one.
@Observable
final class Station {
    let sensor = Sensor()
    var name = ""
}

@Observable
final class Listener: ObservableObject {
    var name = ""
    private let token = NotificationCenter.default.addObserver(
        forName: Notification.Name("sample"), object: nil, queue: .main) { _ in }
}

@Observable
final class Loader: ObservableObject {
    var name = ""
    private let task = Task { print("loading") }
}

@Observable
final class Counted: ObservableObject {
    static var made = 0
    var name = ""

    init() { Self.made += 1 }
}

/// Nothing here goes on.
@Observable
final class Plain {
    static let task = Task { print("once") }
    var name = ""
    let number = Int("1")
    let start: () -> Void = { Task { print("later") } }
    @ObservationIgnored lazy var listener = Listener()

    init() { name = "plain" }
}

struct SensorsView: View {
    @State private var light = LightSensor()
    @State private var station = Station()
    @StateObject private var listener = Listener()
    @StateObject private var loader = Loader()
    @StateObject private var counted = Counted()
    @State private var plain = Plain()

    var body: some View {
        Text("\(light.samples) \(station.name) \(listener.name) \(loader.name) \(counted.name) \(plain.name)")
    }
}
