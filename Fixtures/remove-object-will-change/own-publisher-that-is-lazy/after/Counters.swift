import SwiftUI

@Observable
final class Counter {
    var count = 0
}

@Observable
final class Gauge {
    var level = 0
}

@Observable
final class Short { var x = 0 }

struct CounterView: View {
    var counter: Counter
    var gauge: Gauge
    var short: Short

    var body: some View { Text("\(counter.count) \(gauge.level) \(short.x)") }
}
