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

final class Counter: ObservableObject {
    @Published var number = 0
}

struct CounterView: View {
    @EnvironmentObject var counter: Counter

    var body: some View { Text("\(counter.number)") }
}

struct Screen: View {
    @StateObject private var counter = Counter()

    var body: some View {
        CounterView()
            #if os(iOS)
            .environmentObject(counter)
            #else
            .environmentObject(counter)
            #endif
        Text(text(.environmentObject, .environmentObject("a"), .objectWillChange, .StateObject))
    }
}
