import SwiftUI

struct Panel<Model: AnyObject & Observable>: View {
    var model: Model
    let title: (Model) -> String

    var body: some View {
        Text(title(model))
    }
}

struct MeterView: View {
    @State private var meter = Meter()

    var body: some View {
        Panel(model: meter) { meter in "\(meter.level)" }
    }
}
