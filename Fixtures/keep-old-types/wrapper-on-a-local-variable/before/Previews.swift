import SwiftUI

struct LampView: View {
    @ObservedObject var lamp: Lamp

    var body: some View { Toggle("Lamp", isOn: $lamp.isOn) }
}

#Preview {
    @StateObject var lamp = Lamp()
    return LampView(lamp: lamp)
}

struct LampList: View {
    let lamps: [Lamp]

    var body: some View {
        ForEach(lamps.indices, id: \.self) { index in
            @ObservedObject var lamp = lamps[index]
            Toggle("Lamp", isOn: $lamp.isOn)
        }
    }
}
