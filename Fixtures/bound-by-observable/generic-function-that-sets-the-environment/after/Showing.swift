import SwiftUI

@MainActor
func show<Model: AnyObject & Observable>(_ model: Model) -> some View {
    Text("Meter").environment(model)
}

struct MeterScreen: View {
    @State private var meter = Meter()

    var body: some View {
        show(meter)
    }
}
