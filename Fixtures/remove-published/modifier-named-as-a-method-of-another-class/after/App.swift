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

@Observable
final class Model {
    var items = 0
    var period = 0

    func next() {
        Counter.made += 1
        period += 1
    }
}

struct TitleView: View {
    var model: Model

    var body: some View {
        Text("\(model.items)").padding().bold()
    }
}

struct ContentView: View {
    @State private var model = Model()

    var body: some View {
        TitleView(model: model)
        Text("\(model.period)")
        Button("items") { model.items += 1 }
        Button("next") { model.next() }
    }
}
