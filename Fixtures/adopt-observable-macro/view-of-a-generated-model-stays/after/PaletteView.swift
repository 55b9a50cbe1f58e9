import SwiftUI

struct PaletteView: View {
    @StateObject private var palette = Palette()

    var body: some View {
        TextField("Accent", text: $palette.accent)
            .environmentObject(palette)
    }
}
