import SwiftUI

struct Panel<Model>: View where Model: AnyObject & Observable {
    @Environment(Model.self) var model

    var body: some View {
        Text("Panel")
    }
}

struct MeterView: View {
    @State private var meter = Meter()

    var body: some View {
        Panel<Meter>()
            .environment(meter)
    }
}
