import Combine
import SwiftUI

final class Counter: ObservableObject {
    lazy var objectWillChange = ObservableObjectPublisher()
    var count = 0 { willSet { objectWillChange.send() } }
}

final class Gauge: ObservableObject {
    nonisolated(unsafe) var objectWillChange = ObservableObjectPublisher()
    var level = 0 { willSet { objectWillChange.send() } }
}

final class Short: ObservableObject { lazy var objectWillChange = ObservableObjectPublisher(); var x = 0 { willSet { objectWillChange.send() } } }

struct CounterView: View {
    @ObservedObject var counter: Counter
    @ObservedObject var gauge: Gauge
    @ObservedObject var short: Short

    var body: some View { Text("\(counter.count) \(gauge.level) \(short.x)") }
}
