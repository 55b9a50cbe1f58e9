import SwiftUI

final class Heights {
    static let shared = Heights()
    private var heights: [String: Int] = [:]

    func height(of name: String) -> Int { heights[name] ?? 0 }

    func measure() { heights["main", default: 0] += 1 }
}

/// The view reads what it announces.
@Observable
final class Volume {
    static let shared = Volume()
    private(set) var level = 0

    func raise() { level += 1 }
}

/// To read all that it announces would be too much, and a method that registers it cannot have the name of this one: it
/// stays, and announces it as before.
func observeChanges() {}

final class Battery: ObservableObject {
    static let shared = Battery()
    @Published var level = 0
    @Published var capacity = 0
    @Published var isCharging = false
    @Published var isPlugged = false
    @Published var cycles = 0

    func charge() { level += 1 }
    func grow() { capacity += 1 }
    func start() { isCharging.toggle() }
    func plug() { isPlugged.toggle() }
    func use() { cycles += 1 }
}

struct ContentView: View {
    var volume = Volume.shared
    @ObservedObject var battery = Battery.shared

    var body: some View {
        let _ = volume.level
        Text("height \(Heights.shared.height(of: "main"))")
        BatteryView()
        Button("measure") { Heights.shared.measure() }
        Button("raise") { Volume.shared.raise() }
        Button("charge") { Battery.shared.charge() }
    }
}

struct BatteryView: View {
    @ObservedObject var battery = Battery.shared

    var body: some View {
        Text("\(battery.level) \(battery.capacity) \(battery.cycles)")
        if battery.isCharging { Text("charging") }
        if battery.isPlugged { Text("plugged") }
    }
}
