import SwiftUI

struct LampView: View {
    @ObservedObject var lamp: Lamp

    var body: some View {
        Toggle("Lamp", isOn: $lamp.isOn)
    }
}

#Preview("Lamp") {
    @Previewable @StateObject var lamp = Lamp()

    LampView(lamp: lamp)
}
