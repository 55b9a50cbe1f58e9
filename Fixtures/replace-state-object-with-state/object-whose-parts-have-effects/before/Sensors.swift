import Combine
import Foundation
import SwiftUI

class Sensor: ObservableObject {
    @Published private(set) var samples = 0

    init() { load() }

    func load() { print("loading") }
}

/// Its initializer is that of the class above.
final class LightSensor: Sensor {
    @Published var light = ""
}

/// Makes another one.
final class Station: ObservableObject {
    let sensor = Sensor()
    @Published var name = ""
}

final class Listener: ObservableObject {
    @Published var name = ""
    private let token = NotificationCenter.default.addObserver(
        forName: Notification.Name("sample"), object: nil, queue: .main) { _ in }
}

final class Loader: ObservableObject {
    @Published var name = ""
    private let task = Task { print("loading") }
}

final class Counted: ObservableObject {
    static var made = 0
    @Published var name = ""

    init() { Self.made += 1 }
}

/// Nothing here goes on.
final class Plain: ObservableObject {
    static let task = Task { print("once") }
    @Published var name = ""
    let number = Int("1")
    let start: () -> Void = { Task { print("later") } }
    lazy var listener = Listener()

    init() { name = "plain" }
}

struct SensorsView: View {
    @StateObject private var light = LightSensor()
    @StateObject private var station = Station()
    @StateObject private var listener = Listener()
    @StateObject private var loader = Loader()
    @StateObject private var counted = Counted()
    @StateObject private var plain = Plain()

    var body: some View {
        Text("\(light.samples) \(station.name) \(listener.name) \(loader.name) \(counted.name) \(plain.name)")
    }
}
