import SwiftUI

@Observable
final class Lamp {
    var isOn = false
}

@Observable
final class Desk {
    @ObservationIgnored @Environment(Lamp.self) var lamp
    var papers = 0
}
