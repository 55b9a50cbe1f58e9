import SwiftUI

@MainActor
func show(_ model: some ObservableObject) -> some View {
    Text("Meter").environmentObject(model)
}

struct MeterScreen: View {
    @StateObject private var meter = Meter()

    var body: some View {
        show(meter)
    }
}
