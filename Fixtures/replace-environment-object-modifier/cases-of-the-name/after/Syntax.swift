import SwiftUI

enum Modifier: String {
    case environmentObject
    case padding
}

enum Payload { case environmentObject(String), other }

enum Member { case objectWillChange, focusedObject }

enum Wrapper: String { case StateObject, ObservedObject }

func text(_ name: Modifier, _ payload: Payload, _ member: Member, _ wrapper: Wrapper) -> String {
    switch (name, member) {
    case (.environmentObject, .objectWillChange): return "object"
    case (.padding, .focusedObject): return "padding"
    default: break
    }
    if case .environmentObject(let text) = payload { return text }
    return wrapper == .ObservedObject ? "old" : ""
}

@Observable
final class Counter {
    var number = 0
}

struct CounterView: View {
    @Environment(Counter.self) var counter

    var body: some View { Text("\(counter.number)") }
}

struct Screen: View {
    @State private var counter = Counter()

    var body: some View {
        CounterView()
            #if os(iOS)
            .environment(counter)
            #else
            .environment(counter)
            #endif
        Text(text(.environmentObject, .environmentObject("a"), .objectWillChange, .StateObject))
    }
}
