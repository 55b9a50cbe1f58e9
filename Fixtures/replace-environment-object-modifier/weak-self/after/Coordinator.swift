import SwiftUI

final class Coordinator {
    let basket = Basket()
    var makeView: (() -> AnyView)?

    func start() {
        makeView = { [weak self] in
            guard let self else { return AnyView(EmptyView()) }
            return AnyView(Text("Shop").environment(self.basket))
        }
    }

    func restart() {
        makeView = { [weak self] in
            guard let basket = self?.basket else { return AnyView(EmptyView()) }
            return AnyView(Text("Shop").environment(basket))
        }
    }
}
