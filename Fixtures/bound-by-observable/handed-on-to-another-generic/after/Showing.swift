import SwiftUI

@Observable
final class Meter {
    var level = 0
}

struct Panel<Model: AnyObject & Observable>: View {
    var model: Model

    var body: some View {
        Text("Panel")
    }
}

@MainActor
func show<Model: AnyObject & Observable>(_ model: Model) -> some View {
    Panel(model: model)
}

struct MeterScreen: View {
    @State private var meter = Meter()

    var body: some View {
        show(meter)
    }
}
