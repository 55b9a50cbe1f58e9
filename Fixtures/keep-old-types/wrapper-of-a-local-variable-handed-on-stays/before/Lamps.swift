import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
}

final class Fan: ObservableObject {
    @Published var isOn = false
}

@MainActor
func toggle<Value>(_ wrapper: Value) -> some View { Text("\(wrapper)") }

@MainActor
func makeLamp() -> some View {
    @ObservedObject var lamp = Lamp()
    return toggle($lamp)
}

@MainActor
func makeFan() -> some View {
    @ObservedObject var fan = Fan()
    return toggle(_fan)
}
