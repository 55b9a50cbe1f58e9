import SwiftUI

@Observable
final class Clock {
    var ticks = 0
}

@Observable
final class Timer {
    var seconds = 0
}

@propertyWrapper
struct Live<Object: AnyObject & Observable>: DynamicProperty {
    private var object: Object

    init(wrappedValue: Object) { object = wrappedValue }

    init(_ object: Object) { self.object = object }

    var wrappedValue: Object { object }
}

@propertyWrapper
struct Given<Object: AnyObject & Observable>: DynamicProperty {
    @Environment(Object.self) private var object

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
struct Panel<Object: AnyObject & Observable>: View {
    @Live var object: Object

    var body: some View { Text("\(ObjectIdentifier(object).hashValue)") }
}
