import SwiftUI

final class Clock: ObservableObject {
    @Published var ticks = 0
}

struct Observing<Object: ObservableObject>: View {
    @ObservedObject var object: Object
    let key: AnyHashable

    init(_ object: Object, key: some Hashable) {
        self.object = object
        self.key = AnyHashable(key)
    }

    var body: some View { Text("\(object)") }
}

@MainActor
func observing<Object: ObservableObject, Key: Hashable>(_ object: Object, key: Key) -> some View {
    Observing(object, key: key)
}

struct ClockView: View {
    @StateObject private var clock = Clock()

    var body: some View { observing(clock, key: 1) }
}
