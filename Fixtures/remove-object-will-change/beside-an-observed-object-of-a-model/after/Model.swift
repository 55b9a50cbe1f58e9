import SwiftUI

@Observable
class Coordinator {
    static let shared = Coordinator()
    var page = 0
}

@Observable
final class Model {
    var coordinator = Coordinator.shared
    var isOpen = false
}

struct Indicator: View {
    @Environment(Model.self) var model
    @Binding var value: CGFloat {
        didSet { model.withMutation(keyPath: \.coordinator) {} }
    }

    var body: some View { Text(model.isOpen ? "open" : "\(model.coordinator.page)") }
}
