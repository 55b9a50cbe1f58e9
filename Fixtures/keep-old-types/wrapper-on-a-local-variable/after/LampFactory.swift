import SwiftUI

@MainActor
func makeToggle() -> some View {
    @Bindable var lamp = Lamp()
    return Toggle("Lamp", isOn: $lamp.isOn)
}
