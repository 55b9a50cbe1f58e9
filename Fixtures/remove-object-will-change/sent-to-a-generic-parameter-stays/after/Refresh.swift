import Combine
import SwiftUI

final class Meter: ObservableObject {
    @Published var level = 3
}

final class Gauge: ObservableObject {
    @Published var level = 4
}

final class Tank: ObservableObject {
    @Published var level = 5
}

struct RefreshButton<Model: ObservableObject>: View
where Model.ObjectWillChangePublisher == ObservableObjectPublisher {
    let model: Model

    var body: some View {
        Button("Refresh") { model.objectWillChange.send() }
    }
}

func refresh<Model: ObservableObject>(_ model: Model?)
where Model.ObjectWillChangePublisher == ObservableObjectPublisher {
    model?.objectWillChange.send()
}

protocol Screen {
    associatedtype Model: ObservableObject
    var model: Model { get }
}

extension Screen where Model.ObjectWillChangePublisher == ObservableObjectPublisher {
    func refresh() {
        model.objectWillChange.send()
    }
}

struct TankScreen: Screen {
    let model = Tank()
}

struct MeterView: View {
    @StateObject var meter = Meter()

    var body: some View {
        RefreshButton(model: meter)
    }
}

func refreshGauge(_ gauge: Gauge) {
    refresh(gauge)
}
