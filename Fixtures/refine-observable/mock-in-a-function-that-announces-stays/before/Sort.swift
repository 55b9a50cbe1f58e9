import SwiftUI

protocol Sorting: ObservableObject {
    var order: String { get }
}

struct SortView<Model: Sorting>: View {
    @StateObject var model: Model

    var body: some View { Text(model.order) }
}

func preview() -> some View {
    final class Mock: Sorting {
        @Published var order = "x"
    }
    return SortView(model: Mock())
}
