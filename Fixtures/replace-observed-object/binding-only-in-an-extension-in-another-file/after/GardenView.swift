import SwiftUI

struct GardenView: View {
    @Bindable var garden: Garden

    var body: some View {
        waterToggle
    }
}
