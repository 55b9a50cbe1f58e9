import SwiftUI

extension BlindsView {
    var toggle: some View {
        Toggle("Down", isOn: Bindable(blinds).areDown)
    }
}
