import SwiftUI

final class Meter: ObservableObject {
    @Published var level = 0
}

struct Panel<Model: ObservableObject>: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("Panel")
    }
}

@MainActor
func show<Model: ObservableObject>(_ model: Model) -> some View {
    Panel(model: model)
}

struct MeterScreen: View {
    @StateObject private var meter = Meter()

    var body: some View {
        show(meter)
    }
}
