import SwiftUI

final class Gate: @preconcurrency ObservableObject, @unchecked Sendable {
    @Published var isOpen = false
}

struct GateView: View {
    @StateObject var gate = Gate()
    var body: some View { Toggle("g", isOn: $gate.isOpen) }
}
