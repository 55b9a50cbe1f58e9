import SwiftUI

final class Meter: ObservableObject {
    @Published var level = 3
}

struct Panel: View {
    @StateObject private var meter = Meter()
    private let title: String

    init(title: String) {
        self.title = title
        log()
    }

    init(title: String, meter: Meter) {
        self.title = title
        _meter = StateObject(wrappedValue: meter)
    }

    func log() {
        print(title)
    }

    var body: some View {
        Text("\(title) \(meter.level)")
    }
}

struct Gauge: View {
    @StateObject private var meter: Meter = Meter()
    private let title: String

    init(title: String) {
        self.title = title
        print(self)
    }

    init(title: String, meter: Meter) {
        self.title = title
        _meter = StateObject(wrappedValue: meter)
    }

    var body: some View {
        Text("\(title) \(meter.level)")
    }
}
