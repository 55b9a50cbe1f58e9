import SwiftUI

struct LampView: View {
    @Bindable var lamp: Lamp

    var body: some View {
        Toggle("Lamp", isOn: $lamp.isOn)
    }
}

#Preview("Lamp") {
    @Previewable @State var lamp = Lamp()

    LampView(lamp: lamp)
}
