import SwiftUI

class Coordinator: ObservableObject {
    static let shared = Coordinator()
    @Published var page = 0
}

final class Model: ObservableObject {
    @ObservedObject var coordinator = Coordinator.shared
    @Published var isOpen = false
}

struct Indicator: View {
    @EnvironmentObject var model: Model
    @Binding var value: CGFloat {
        didSet { model.objectWillChange.send() }
    }

    var body: some View { Text(model.isOpen ? "open" : "\(model.coordinator.page)") }
}
