import SwiftUI

@MainActor
func toggle(for lamp: ObservedObject<Lamp>.Wrapper) -> some View {
    Toggle("Lamp", isOn: lamp.isOn)
}

@MainActor
func name(of object: ObservedObject<Lamp>) -> String {
    object.wrappedValue.isOn ? "on" : "off"
}
