import Foundation
import SwiftUI

class Device {
    var name = ""
    var isOn: Bool { UserDefaults.standard.bool(forKey: name) }

    func turnOn() { UserDefaults.standard.set(true, forKey: name) }
}

final class Lamp: Device, ObservableObject {
    @Published var color = 0

    func light() {
        color += 1
        turnOn()
        super.turnOn()
        objectWillChange.send()
    }
}

class Clock {
    var zone = 0
    var face: String { "\(zone)" }
}

final class WallClock: Clock, ObservableObject {
    @Published var size = 1
    override var face: String { UserDefaults.standard.string(forKey: "face") ?? "" }

    func redraw() {
        size += 1
        UserDefaults.standard.set("\(size)", forKey: "face")
        objectWillChange.send()
    }
}

struct LampView: View {
    @ObservedObject var lamp: Lamp
    @ObservedObject var clock: WallClock

    var body: some View {
        Text(lamp.isOn ? "on \(lamp.color)" : clock.face)
    }
}
