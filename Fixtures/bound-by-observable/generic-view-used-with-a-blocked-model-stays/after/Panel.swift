import SwiftUI

struct Panel<Model: ObservableObject>: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("Panel")
    }
}

struct MetersView: View {
    @StateObject private var meter = Meter()
    @StateObject private var loggedMeter = LoggedMeter()

    var body: some View {
        Panel(model: meter)
        Panel(model: loggedMeter)
    }
}
