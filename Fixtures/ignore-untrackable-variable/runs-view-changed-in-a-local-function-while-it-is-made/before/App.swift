import SwiftUI

final class Model: ObservableObject {
    @Published var ticks = 0
    var reads = 0
}

struct ContentView: View {
    @StateObject private var model = Model()

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
