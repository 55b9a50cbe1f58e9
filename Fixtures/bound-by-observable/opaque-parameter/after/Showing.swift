import SwiftUI

@MainActor
func show(_ model: some AnyObject & Observable) -> some View {
    Text("Meter").environment(model)
}

struct MeterScreen: View {
    @State private var meter = Meter()

    var body: some View {
        show(meter)
    }
}
