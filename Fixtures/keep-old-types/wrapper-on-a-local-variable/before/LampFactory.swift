import SwiftUI

@MainActor
func makeToggle() -> some View {
    @ObservedObject var lamp = Lamp()
    return Toggle("Lamp", isOn: $lamp.isOn)
}
