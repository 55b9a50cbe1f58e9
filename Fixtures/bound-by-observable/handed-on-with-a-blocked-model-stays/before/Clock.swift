import Combine
import SwiftUI

final class Clock: ObservableObject {
    @Published var ticks = 0
}

/// Its publisher is used, so it stays, and what is used with it.
final class Radio: ObservableObject {
    @Published var title = ""
    lazy var titles: AnyPublisher<String, Never> = $title.eraseToAnyPublisher()
}

final class Counter: ObservableObject {
    @Published var count = 0
}

struct Observing<Object: ObservableObject>: ViewModifier {
    @ObservedObject var object: Object

    func body(content: Content) -> some View { content }
}

extension View {
    func observing<Object: ObservableObject>(_ object: Object) -> some View {
        modifier(Observing<Object>(object: object))
    }
}

struct ClockView: View {
    @StateObject private var clock = Clock()
    @StateObject private var radio = Radio()
    @StateObject private var counter = Counter()

    var body: some View {
        Text("\(counter.count)").observing(clock)
        Text(radio.title).modifier(Observing(object: radio))
    }
}
