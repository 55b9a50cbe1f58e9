import SwiftUI

@MainActor
func makeToggle(@ObservedObject lamp: Lamp) -> some View {
    Toggle("Lamp", isOn: $lamp.isOn)
}
