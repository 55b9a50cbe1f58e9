import SwiftUI

struct Panel<Model: ObservableObject>: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("Panel")
    }
}

struct MeterView: View {
    var body: some View {
        Panel(model: resolve([Meter.self]))
    }
}
