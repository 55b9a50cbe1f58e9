import SwiftUI

struct Panel<Model: AnyObject & Observable>: View {
    var model: Model

    var body: some View {
        Text("Panel")
    }
}

struct MetersView: View {
    @State private var meter = Meter()
    let thermometer: Thermometer

    var body: some View {
        Panel(model: meter)
        Panel(model: thermometer)
    }
}
