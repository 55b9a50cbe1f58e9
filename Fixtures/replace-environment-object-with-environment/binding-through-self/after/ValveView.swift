import SwiftUI

struct ValveView: View {
    @Environment(Valve.self) private var valve

    var body: some View {
        Toggle("Open", isOn: Bindable(self.valve).isOpen)
    }
}
