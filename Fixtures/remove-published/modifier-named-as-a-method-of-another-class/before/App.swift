import SwiftUI

enum Counter {
    static var made = 0
}

extension UIView {
    var leading: Int { Counter.made }

    func marked() -> UIView {
        Counter.made += 1
        return self
    }

    func bold() -> Int { Counter.made }
}

final class Model: ObservableObject {
    @Published var items = 0
    @Published var period = 0

    func next() {
        Counter.made += 1
        period += 1
    }
}

struct TitleView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("\(model.items)").padding().bold()
    }
}

struct ContentView: View {
    @StateObject private var model = Model()

    var body: some View {
        TitleView(model: model)
        Text("\(model.period)")
        Button("items") { model.items += 1 }
        Button("next") { model.next() }
    }
}
