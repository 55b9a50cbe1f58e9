import SwiftUI

protocol Screen: View {
    associatedtype Model where Model: Identifiable & ObservableObject
    var model: Model { get }
}

protocol Detail where Item: ObservableObject {
    associatedtype Item
    associatedtype Title = String
    var item: Item? { get }
}

final class Meter: Identifiable, ObservableObject {
    @Published var level = 3
}

final class Gauge: Identifiable, ObservableObject {
    @Published var level = 4
}

struct MeterScreen: Screen {
    @ObservedObject var model: Meter

    var body: some View {
        Text("\(model.level)")
    }
}

struct GaugeScreen: View {
    @StateObject var model = Gauge()

    var body: some View {
        Text("\(model.level)")
    }
}

extension GaugeScreen: Screen {}

struct GaugeDetail: Detail {
    typealias Item = Gauge
    var item: Gauge?
}
