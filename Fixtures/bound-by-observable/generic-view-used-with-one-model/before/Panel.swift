import SwiftUI

struct Panel<Model: ObservableObject>: View {
    @ObservedObject var model: Model
    let title: (Model) -> String

    var body: some View {
        Text(title(model))
    }
}

struct MeterView: View {
    @StateObject private var meter = Meter()

    var body: some View {
        Panel(model: meter) { meter in "\(meter.level)" }
    }
}
