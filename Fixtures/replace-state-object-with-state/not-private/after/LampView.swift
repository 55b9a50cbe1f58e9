import SwiftUI

struct LampView: View {
    @State var lamp = Lamp()

    var body: some View {
        Button("switch") { lamp.isOn = true }
    }
}
