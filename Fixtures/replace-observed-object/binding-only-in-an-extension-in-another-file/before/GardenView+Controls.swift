import SwiftUI

extension GardenView {
    var waterToggle: some View {
        Toggle("Watered", isOn: $garden.isWatered)
    }
}
