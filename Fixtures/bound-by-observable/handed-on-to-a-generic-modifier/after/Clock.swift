import SwiftUI

@Observable
final class Clock {
    var ticks = 0
}

/// Nothing is used with it that is generic.
@Observable
final class Counter {
    var count = 0
}

struct Observing<Object: AnyObject & Observable>: ViewModifier {
    var object: Object

    func body(content: Content) -> some View { content.id(ObjectIdentifier(object)) }
}

extension View {
    func observing<Object: AnyObject & Observable>(_ object: Object) -> some View {
        modifier(Observing(object: object))
    }
}

/// Hands its parameter on in two steps, and is used by nobody.
func observed<Object>(_ object: Object, title: String) -> some View where Object: AnyObject & Observable {
    Text(title).observing(object)
}

struct ClockView: View {
    @State private var clock = Clock()
    @State private var counter = Counter()

    var body: some View { Text("\(counter.count)").observing(clock) }
}
