import Combine
import SwiftUI

final class Clock: ObservableObject {
    @Published var ticks = 0
}

final class Radio: ObservableObject {
    @Published var title = ""
    lazy var titles = $title.map { $0 + "!" }
}

@Observable
final class Counter {
    var count = 0
}

@propertyWrapper
struct Live<Object: ObservableObject> {
    var wrappedValue: Object
}

struct ClockView: View {
    @Live private var clock = Clock()
    @State private var counter = Counter()

    var body: some View { Text("\(clock.ticks) \(counter.count)") }
}

func title() -> String {
    @Live var radio = Radio()
    return radio.title
}
