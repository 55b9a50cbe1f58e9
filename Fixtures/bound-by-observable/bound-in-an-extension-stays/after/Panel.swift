import SwiftUI

final class Meter: ObservableObject {
    @Published var level = 0
}

struct Panel<Model>: View {
    let model: Model

    var body: some View {
        Text("Panel")
    }
}

extension Panel where Model: ObservableObject {
    func shared() -> some View {
        environmentObject(model)
    }
}

struct MeterScreen: View {
    @StateObject private var meter = Meter()

    var body: some View {
        Panel(model: meter).shared()
    }
}
