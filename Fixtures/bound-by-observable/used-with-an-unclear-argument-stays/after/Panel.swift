import SwiftUI

struct Panel<Model: ObservableObject>: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("Panel")
    }
}

struct MeterView: View {
    let meters: [Meter]
    let path: KeyPath<[Meter], Meter>

    var body: some View {
        Panel(model: meters[keyPath: path])
    }
}
