import SwiftUI

protocol Sorting: ObservableObject {
    var order: String { get }
    func set(_ order: String)
}

final class Sorter: Sorting {
    @Published var order = "a"
    func set(_ order: String) { self.order = order }
}

struct SortView<Model: Sorting>: View {
    @StateObject var model: Model

    var body: some View { Button(model.order) { model.set("b") } }
}

func preview() -> some View {
    final class Mock: Sorting {
        var order = "x"
        lazy var other = order
        func set(_ order: String) {}
    }
    return SortView(model: Mock())
}
