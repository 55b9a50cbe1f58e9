import SwiftUI

final class Clock: ObservableObject {
    @Published var ticks = 0
}

final class Timer: ObservableObject {
    @Published var seconds = 0
}

@propertyWrapper
struct Live<Object: ObservableObject>: DynamicProperty {
    @ObservedObject private var object: Object

    init(wrappedValue: Object) { object = wrappedValue }

    init(_ object: Object) { self.object = object }

    var wrappedValue: Object { object }
}

@propertyWrapper
struct Given<Object: ObservableObject>: DynamicProperty {
    @EnvironmentObject private var object: Object

    var wrappedValue: Object { object }
}

struct ClockView: View {
    @Live private var clock = Clock()
    @Live<Clock>(Clock()) private var other
    @Given private var given: Clock

    var body: some View {
        Text("\(clock.ticks) \(other.ticks) \(given.ticks)")
        Panel(object: Timer())
    }
}

/// What this is used with, the wrapper is, too.
struct Panel<Object: ObservableObject>: View {
    @Live var object: Object

    var body: some View { Text("\(ObjectIdentifier(object).hashValue)") }
}
