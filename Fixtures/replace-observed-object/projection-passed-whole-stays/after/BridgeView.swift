import SwiftUI

func raiseToggle(_ bridge: ObservedObject<Bridge>.Wrapper) -> some View {
    Toggle("Raised", isOn: bridge.isRaised)
}

struct BridgeView: View {
    @ObservedObject var bridge: Bridge

    var body: some View {
        raiseToggle($bridge)
    }
}
