import SwiftUI

struct LanternView: View {
    @StateObject private var lantern = Lantern()

    var body: some View {
        Toggle("Light", isOn: $lantern.isLit)
    }
}
