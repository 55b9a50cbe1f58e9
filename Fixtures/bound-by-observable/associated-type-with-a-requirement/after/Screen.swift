import SwiftUI

protocol Screen: View {
    associatedtype Model where Model: Identifiable & AnyObject & Observable
    var model: Model { get }
}

protocol Detail where Item: AnyObject & Observable {
    associatedtype Item
    associatedtype Title = String
    var item: Item? { get }
}

@Observable
final class Meter: Identifiable {
    var level = 3
}

@Observable
final class Gauge: Identifiable {
    var level = 4
}

struct MeterScreen: Screen {
    var model: Meter

    var body: some View {
        Text("\(model.level)")
    }
}

struct GaugeScreen: View {
    @State var model = Gauge()

    var body: some View {
        Text("\(model.level)")
    }
}

extension GaugeScreen: Screen {}

struct GaugeDetail: Detail {
    typealias Item = Gauge
    var item: Gauge?
}
