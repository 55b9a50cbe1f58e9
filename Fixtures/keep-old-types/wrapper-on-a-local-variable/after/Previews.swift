import SwiftUI

struct LampView: View {
    @Bindable var lamp: Lamp

    var body: some View { Toggle("Lamp", isOn: $lamp.isOn) }
}

#Preview {
    @State var lamp = Lamp()
    return LampView(lamp: lamp)
}

struct LampList: View {
    let lamps: [Lamp]

    var body: some View {
        ForEach(lamps.indices, id: \.self) { index in
            @Bindable var lamp = lamps[index]
            Toggle("Lamp", isOn: $lamp.isOn)
        }
    }
}
