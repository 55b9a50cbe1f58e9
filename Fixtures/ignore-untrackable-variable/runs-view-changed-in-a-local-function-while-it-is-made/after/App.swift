import SwiftUI

@Observable
final class Model {
    var ticks = 0
    @ObservationIgnored var reads = 0
}

struct ContentView: View {
    @State private var model = Model()

    var body: some View {
        Text("\(title(of: model))")
        Button("tick") { model.ticks += 1 }
    }

    private func title(of model: Model) -> String {
        func counted() -> Int {
            model.reads += 1
            return model.ticks
        }
        return "ticks \(counted())"
    }
}
