import SwiftUI

final class Clock: ObservableObject {
    @Published var ticks = 0
}

/// Nothing is used with it that is generic.
final class Counter: ObservableObject {
    @Published var count = 0
}

struct Observing<Object: ObservableObject>: ViewModifier {
    @ObservedObject var object: Object

    func body(content: Content) -> some View { content.id(ObjectIdentifier(object)) }
}

extension View {
    func observing<Object: ObservableObject>(_ object: Object) -> some View {
        modifier(Observing(object: object))
    }
}

/// Hands its parameter on in two steps, and is used by nobody.
func observed<Object>(_ object: Object, title: String) -> some View where Object: ObservableObject {
    Text(title).observing(object)
}

struct ClockView: View {
    @StateObject private var clock = Clock()
    @StateObject private var counter = Counter()

    var body: some View { Text("\(counter.count)").observing(clock) }
}
