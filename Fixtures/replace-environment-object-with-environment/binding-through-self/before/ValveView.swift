import SwiftUI

struct ValveView: View {
    @EnvironmentObject private var valve: Valve

    var body: some View {
        Toggle("Open", isOn: self.$valve.isOpen)
    }
}
