import SwiftUI

struct Hall: View {
    @StateObject private var doorbell = Doorbell()
    @StateObject private var lamp = Lamp()
    @State private var gate = GardenGate()
    @State private var clock = Clock()

    var body: some View {
        Text("\(doorbell.rings) \(clock.time) \(lamp.isLit) \(gate.isOpen)")
    }
}

struct Porch: View {
    @StateObject private var farewell: Farewell
    @State private var clock: Clock
    @State private var guest: Farewell

    init(guest: Farewell, action: @escaping () -> Void) {
        _farewell = StateObject(wrappedValue: Farewell(action: action))
        _clock = State(wrappedValue: Clock())
        _guest = State(wrappedValue: guest)
    }

    var body: some View {
        Text("\(farewell.isWaved) \(clock.time) \(guest.isWaved)")
    }
}

struct Yard: View {
    @State var doorbell: Doorbell

    var body: some View {
        Text("\(doorbell.rings)")
    }
}

@main
struct House: App {
    @State private var doorbell = Doorbell()

    var body: some Scene {
        WindowGroup { Text("\(doorbell.rings)") }
    }
}
