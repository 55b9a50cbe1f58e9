import SwiftUI

struct Panel<Model>: View where Model: ObservableObject {
    @EnvironmentObject var model: Model

    var body: some View {
        Text("Panel")
    }
}

struct MeterView: View {
    @StateObject private var meter = Meter()

    var body: some View {
        Panel<Meter>()
            .environmentObject(meter)
    }
}
