import SwiftUI

final class Meter: ObservableObject {
    @Published var level = 3
}

struct Panel<Model: ObservableObject>: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("Panel")
    }
}

func show<Model: ObservableObject>(_ model: Model) {
    print(model)
}

struct MetersView: View {
    let meters: [Meter]

    var body: some View {
        VStack {}.onAppear {
            show(Meter())
            meters.forEach(show)
            print(meters.map(Panel.init))
        }
    }
}
