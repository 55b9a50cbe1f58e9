import SwiftUI

@MainActor
func show<Model: ObservableObject>(_ model: Model) -> some View {
    Text("Meter").environmentObject(model)
}

struct MeterScreen: View {
    @StateObject private var meter = Meter()

    var body: some View {
        show(meter)
    }
}
