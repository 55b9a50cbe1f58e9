import SwiftUI

struct Hall: View {
    @StateObject private var doorbell = Doorbell()
    @StateObject private var lamp = Lamp()
    @StateObject private var gate = GardenGate()
    @StateObject private var clock = Clock()

    var body: some View {
        Text("\(doorbell.rings) \(clock.time) \(lamp.isLit) \(gate.isOpen)")
    }
}

struct Porch: View {
    @StateObject private var farewell: Farewell
    @StateObject private var clock: Clock
    @StateObject private var guest: Farewell

    init(guest: Farewell, action: @escaping () -> Void) {
        _farewell = StateObject(wrappedValue: Farewell(action: action))
        _clock = StateObject(wrappedValue: Clock())
        _guest = StateObject(wrappedValue: guest)
    }

    var body: some View {
        Text("\(farewell.isWaved) \(clock.time) \(guest.isWaved)")
    }
}

struct Yard: View {
    @StateObject var doorbell: Doorbell

    var body: some View {
        Text("\(doorbell.rings)")
    }
}

@main
struct House: App {
    @StateObject private var doorbell = Doorbell()

    var body: some Scene {
        WindowGroup { Text("\(doorbell.rings)") }
    }
}
