import SwiftUI

struct LampView: View {
    @StateObject var lamp = Lamp()

    var body: some View {
        Button("switch") { lamp.isOn = true }
    }
}
