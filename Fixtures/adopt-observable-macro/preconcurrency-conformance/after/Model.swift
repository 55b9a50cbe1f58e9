import SwiftUI

@Observable
final class Gate: @unchecked Sendable {
    var isOpen = false
}

struct GateView: View {
    @State var gate = Gate()
    var body: some View { Toggle("g", isOn: $gate.isOpen) }
}
