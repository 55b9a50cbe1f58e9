import SwiftUI

struct Panel<Model: AnyObject & Observable>: View {
    var model: Model

    var body: some View {
        Text("Panel")
    }
}

struct MeterView: View {
    var body: some View {
        Panel(model: resolve([Meter.self]))
    }
}
